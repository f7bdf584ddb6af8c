/** The addresses the build gives the files; a changed file gets a new one. */
const addresses = import.meta.glob<string>('./*-{480,640,800,1200,1600}.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function addressOf(file: string): string {
  const address = addresses[`./${file}`];
  if (address === undefined) {
    throw new Error(`${file} has not been made; run npm run art -- pictures.`);
  }
  return address;
}
