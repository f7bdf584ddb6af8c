/** The sizes that pictures are drawn in, in design pixels; the files are made at twice these. */
export const sceneSize = { width: 1600, height: 1100 } as const;
export const cardSize = { width: 800, height: 600 } as const;
/** The same shape for a card that shows a whole interface: its parts come out smaller. */
export const largeCardSize = { width: 1200, height: 900 } as const;
export const uprightCardSize = { width: 900, height: 1200 } as const;
/** For the width of a phone: one screen of the product at twice its size, so that it stays sharp there. */
export const phoneSize = { width: 720, height: 900 } as const;
