const place = (folder: string) => (file: string) =>
  new URL(`../site/${folder}/${file}`, import.meta.url);

/** Where what is made here lies once it ships. */
export const asset = place('assets');
export const publicFile = place('public');
export const styleSheet = place('styles');
