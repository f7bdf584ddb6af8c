import { Label } from '#components/Label/Label.tsx';
import { Marquee } from '#components/Marquee/Marquee.tsx';
import { Wordmark } from '#components/Wordmark/Wordmark.tsx';
import type { partnersOf } from '#content/partners.ts';
import styles from './Partners.module.css';

export interface PartnersProps {
  content: ReturnType<typeof partnersOf>;
}

/** A row between hairlines: a fixed label and moving wordmarks. */
export function Partners({ content }: PartnersProps) {
  return (
    <section className={styles.partners} data-band="paper">
      <Label as="h2" className={styles.label}>
        {content.label}
      </Label>
      <Marquee
        className={styles.row}
        items={content.names.map((name) => ({
          key: name,
          content: <Wordmark className={styles.wordmark} name={name} />,
        }))}
        label={content.label}
        visible="logos"
      />
    </section>
  );
}
