/** Texts of the carousels for screen readers. */
export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  place: (position: number, total: number) => `${position} of ${total}`,
  scroll: (label: string) => `${label}, scrolls sideways`,
  show: (title: string) => `Show ${title}`,
} as const;
