import { Label } from '#components/Label/Label.tsx';
import { Marquee } from '#components/Marquee/Marquee.tsx';
import { Wordmark } from '#components/Wordmark/Wordmark.tsx';
import type { clientLogosOf } from '#content/about.ts';
import styles from './ClientLogos.module.css';

export interface ClientLogosProps {
  content: ReturnType<typeof clientLogosOf>;
}

export function ClientLogos({ content }: ClientLogosProps) {
  return (
    <section className={styles.logos} data-band="paper">
      <Label as="h2" className={styles.label}>
        {content.label}
      </Label>
      <Marquee
        className={styles.row}
        items={content.clients.map((client) => ({
          key: client,
          content: <Wordmark className={styles.wordmark} name={client} />,
        }))}
        label={content.label}
        visible="logos"
      />
    </section>
  );
}
