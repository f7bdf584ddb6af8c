import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { type Band, Section } from '#components/Section/Section.tsx';
import styles from './ClosingBand.module.css';

export interface ClosingBandProps {
  content: {
    readonly title: string;
    readonly text: string;
    readonly action: { readonly title: string; readonly link: string };
  };
  /** Never dark, because it ends a page above the dark footer. */
  band?: Exclude<Band, 'ink'>;
}

export function ClosingBand({ content, band = 'mist' }: ClosingBandProps) {
  return (
    <Section band={band} className="screen-only">
      <Columns className={styles.columns} split="7:5">
        <h2>{content.title}</h2>
        <div className={styles.words}>
          <p>{content.text}</p>
          <ButtonLink href={content.action.link}>{content.action.title}</ButtonLink>
        </div>
      </Columns>
    </Section>
  );
}
