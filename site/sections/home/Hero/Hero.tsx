import type { HTMLAttributes } from 'react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Label } from '#components/Label/Label.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { PauseSwitch } from '#components/PauseSwitch/PauseSwitch.tsx';
import { WallSection } from '#components/TileWall/WallSection.tsx';
import type { hero } from '#content/home.ts';
import type { LitTile } from '#drawing/lit-tiles.ts';
import { BoardingPass, passEntries } from './BoardingPass.tsx';
import { DeparturesBoard } from './DeparturesBoard.tsx';
import styles from './Hero.module.css';

/** Around the board and the pass, never behind text. */
const lit: readonly LitTile[] = [
  { tone: 'brass', end: 0, top: 0, on: 'narrow' },
  { tone: 'teal', end: 0, top: 6, on: 'wide' },
  { tone: 'bone', end: 2, top: 0, on: 'wide' },
  { tone: 'red', end: 0, top: 4, on: 'wide' },
  { tone: 'brass', end: 1, top: 5, on: 'wide' },
];

export interface HeroProps extends Omit<HTMLAttributes<HTMLElement>, 'content'> {
  content: typeof hero;
}

export function Hero({ content, ...rest }: HeroProps) {
  const { board } = content;
  return (
    <WallSection className={styles.hero} wall={{ lit, rows: 9, seed: 'departures' }} {...rest}>
      <PageWidth className={styles.page}>
        <Label>
          {content.label.place}
          <span className={styles.wide}>{content.label.trade}</span>
          {content.label.since}
        </Label>
        <h1 className={styles.headline}>
          {/* One string: Chromium drops a space at the end of a line from accessible names. */}
          {`${content.headline} `}
          <span className={styles.promise}>{content.promise}</span>
        </h1>
        <p className={styles.lead}>
          {content.lead}
          <span className={styles.wide}>{content.leadGoesOn}</span>.
        </p>
        <ButtonLink className={styles.action} href={content.action.link}>
          {content.action.title}
        </ButtonLink>
      </PageWidth>
      <div className={styles.scene}>
        <DeparturesBoard board={board} />
        <PauseSwitch className={styles.pause} data-departures-pause="" label={board.pause} />
        <BoardingPass entries={passEntries(board.pass, board.rows[0].pass)} />
      </div>
      <dl className={styles.points}>
        {content.sellingPoints.map(({ title, text }) => (
          <div key={title}>
            <dt className={styles.point}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </WallSection>
  );
}
