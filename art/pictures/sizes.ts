/** The sizes of pictures in design pixels. Their files have twice as many pixels. */
export const sceneSize = { width: 1600, height: 1100 } as const;
export const cardSize = { width: 800, height: 600 } as const;
/** The same shape for cards that show a whole interface, whose parts become smaller. */
export const largeCardSize = { width: 1200, height: 900 } as const;
export const uprightCardSize = { width: 900, height: 1200 } as const;
/** One screen of a product for the width of a phone, at twice its size to be sharp. */
export const phoneSize = { width: 720, height: 900 } as const;
