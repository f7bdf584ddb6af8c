/** What kind of file a social card is; the head and the structured data announce it. */
export const socialCardFile = { type: 'image/png', width: 1200, height: 630 } as const;
