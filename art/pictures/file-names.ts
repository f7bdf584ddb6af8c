import { fallbackName, fileName, widths } from '#assets/pictures/made-files.ts';

/** Every file that belongs to a picture. */
export const fileNames = (name: string): string[] => [
  ...widths.flatMap((width) => [fileName(name, width, 'avif'), fileName(name, width, 'webp')]),
  fallbackName(name),
];
