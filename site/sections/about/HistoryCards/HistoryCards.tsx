import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import type { story } from '#content/about.ts';
import styles from './HistoryCards.module.css';

export interface HistoryCardsProps {
  content: typeof story;
}

/** Past, present and future as three stations on a line. */
export function HistoryCards({ content }: HistoryCardsProps) {
  return (
    <Section band="mist">
      <h2 className={styles.title}>{content.title}</h2>
      <ol className={styles.line} role="list">
        {content.cards.map(({ mark, title, text }) => (
          <li className={styles.station} key={title}>
            <Star className={styles.star} />
            <Label className={styles.mark}>{mark}</Label>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
