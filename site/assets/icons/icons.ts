// Written by `npm run art -- interface-icons`; do not edit.
// Icons of Lucide, © Lucide Contributors, ISC licence.

export const arrowUp = 'm5 12 7-7 7 7m-7 7V5';
export const arrowUpRight = 'M7 7h10v10M7 17 17 7';
export const check = 'M20 6 9 17l-5-5';
export const chevronDown = 'm6 9 6 6 6-6';
export const copy =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2m-6 8c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2';
export const cross = 'M18 6 6 18M6 6l12 12';
export const hourglass =
  'M5 22h14M5 2h14m-2 20v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2';
export const pencilLine =
  'M13 21h8M15 5l4 4m2.174-2.188a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z';
export const play =
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z';
export const plus = 'M5 12h14m-7-7v14';
export const triangleAlert =
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01';
