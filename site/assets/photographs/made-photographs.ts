/** What a page has to know of a photograph; its files are `<kind>-<name>-<width>.<format>`. */
export interface MadePhotograph {
  /** Of what it was made: the same photograph is not made twice. */
  readonly digest: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export type PhotographKind = 'pictures' | 'portraits';
export type MadePhotographs = Readonly<
  Record<PhotographKind, Readonly<Record<string, MadePhotograph>>>
>;

/** What the build has made of the editor's photographs (build/photographs.ts); most often nothing. */
export const madePhotographs = Object.values(
  import.meta.glob<MadePhotographs>('/dist/photographs/made.json', {
    eager: true,
    import: 'default',
  }),
)[0];

const files = import.meta.glob<string>('/dist/photographs/*.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const addressOfPhotograph = (file: string): string =>
  files[`/dist/photographs/${file}`] ?? '';
