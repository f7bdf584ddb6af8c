import type {
  MadePhotographs,
  PhotographKind,
} from '../../../../site/assets/photographs/made-photographs.ts';

export type { MadePhotographs, PhotographKind };

export const madePhotographs = Object.values(
  import.meta.glob<MadePhotographs>('/dist/templates/photographs/made.json', {
    eager: true,
    import: 'default',
  }),
)[0];

const files = import.meta.glob<string>('/dist/templates/photographs/*.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const addressOfPhotograph = (file: string): string =>
  files[`/dist/templates/photographs/${file}`] ?? '';
