import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import styles from './NotFound.module.css';
import { TileFigures } from './TileFigures.tsx';

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
        <TileWall calm="none" columns={48} rows={7} seed="/404" />
        <TileFigures figures={content.figure} />
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
