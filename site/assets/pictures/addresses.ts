/** The URLs of the files in the build. They contain a hash of the content. */
const addresses = import.meta.glob<string>('./*-{480,640,800,1200,1600}.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function addressOf(file: string): string {
  const address = addresses[`./${file}`];
  if (address === undefined) {
    throw new Error(`${file} is missing; run npm run art -- pictures.`);
  }
  return address;
}
