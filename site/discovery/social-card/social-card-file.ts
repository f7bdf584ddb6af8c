/** The format of social cards, also for the head and the structured data. */
export const socialCardFile = { type: 'image/png', width: 1200, height: 630 } as const;
