/** What carousels say to those who do not see them. */
export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  place: (position: number, total: number) => `${position} of ${total}`,
  show: (title: string) => `Show ${title}`,
} as const;

/** The buttons of the carousel with customers' words. */
export const quoteControls = {
  previous: 'Previous quote',
  next: 'Next quote',
  /** Before the place, for those who do not see which list it counts. */
  quote: 'Quote',
} as const;
