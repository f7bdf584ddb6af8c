const place = (folder: string) => (file: string) =>
  new URL(`../site/${folder}/${file}`, import.meta.url);

/** The places in site/ where the generated files are written. */
export const asset = place('assets');
export const publicFile = place('public');
export const styleSheet = place('styles');
