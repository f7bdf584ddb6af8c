import type { HTMLAttributes } from 'react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Label } from '#components/Label/Label.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { hero } from '#content/home.ts';
import { BoardingPass } from './BoardingPass.tsx';
import { DeparturesBoard } from './DeparturesBoard.tsx';
import styles from './Hero.module.css';

export interface HeroProps extends Omit<HTMLAttributes<HTMLElement>, 'content'> {
  content: typeof hero;
}

export function Hero({ content, ...rest }: HeroProps) {
  return (
    <section className={styles.hero} data-band="ink" {...rest}>
      <PageWidth className={styles.page}>
        <div className={styles.words}>
          <Label>{content.label}</Label>
          <h1 className={styles.headline}>
            {content.headline} <span className={styles.promise}>{content.promise}</span>
          </h1>
          <p className={styles.lead}>{content.lead}</p>
          <ButtonLink className={styles.action} href={content.action.link}>
            {content.action.title}
          </ButtonLink>
          <dl className={styles.points}>
            {content.sellingPoints.map(({ title, text }) => (
              <div key={title}>
                <dt className={styles.point}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageWidth>
      {/* A picture made of interface: it says nothing that the text does not say. */}
      <div aria-hidden="true" className={styles.scene}>
        <TileWall
          align="xMaxYMid slice"
          wall={{ seed: 'departures', columns: 8, rows: 8, lit: 7, calm: 'start' }}
        />
        <DeparturesBoard board={content.board} />
        <BoardingPass pass={content.pass} />
      </div>
    </section>
  );
}
