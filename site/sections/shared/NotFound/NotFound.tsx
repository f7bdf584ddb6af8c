import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import styles from './NotFound.module.css';

/** Each figure on a grid of three by five tiles. */
const figures = ['#.# #.# ### ..# ..#', '### #.# #.# #.# ###', '#.# #.# ### ..# ..#'].map((rows) =>
  rows.split(' '),
);

const margin = 2;
const columns = 3 * figures.length + (figures.length - 1) + 2 * margin;
const rows = 5 + 2 * margin;
const figureTones = ['red', 'bone', 'brass'] as const;

/** The wall says 404: the tone of a lit tile, or nothing where the wall stays dark. */
function litAt(column: number, row: number) {
  const across = column - margin;
  const figure = Math.floor(across / 4);
  return figures[figure]?.[row - margin]?.[across % 4] === '#' ? figureTones[figure] : undefined;
}

export interface NotFoundProps {
  content: {
    readonly title: string;
    readonly figure: string;
    readonly statement: string;
    readonly explanation: string;
    readonly action: { readonly title: string; readonly link: string };
  };
}

export function NotFound({ content }: NotFoundProps) {
  return (
    <section className={styles.notFound} data-band="paper">
      <div className={styles.figure}>
        <TileWall className={styles.wall} wall={{ seed: '/404', columns, rows, lit: 0, litAt }} />
        <p className={styles.number}>{content.figure}</p>
      </div>
      <PageWidth className={styles.page}>
        <h1 className={styles.title}>{content.title}</h1>
        <div className={styles.words}>
          <p className={styles.statement}>{content.statement}</p>
          <p>{content.explanation}</p>
          <ButtonLink href={content.action.link}>{content.action.title}</ButtonLink>
        </div>
      </PageWidth>
    </section>
  );
}
