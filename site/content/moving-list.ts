/** The label of the switch that pauses a marquee. */
export const movingList = {
  pause: (label: string) => `Pause the moving list: ${label}`,
} as const;
