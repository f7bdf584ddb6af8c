import { Label } from '#components/Label/Label.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Star } from '#components/Star/Star.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { faqListOf, faqs } from '#content/faqs.ts';
import type { LitTile } from '#drawing/lit-tiles.ts';
import styles from './FaqIndex.module.css';

const lit: readonly LitTile[] = [
  { tone: 'red', end: 0, top: 0, on: 'wide' },
  { tone: 'brass', end: 3, top: 0, on: 'wide' },
];

export interface FaqIndexProps {
  content: Pick<typeof faqs, 'banner'> & { readonly list: ReturnType<typeof faqListOf> };
}

/**
 * The questions, and the open answer on a wall beside them. All `details` share one `name`, so at
 * most one is open. The anchor is inside the answer, because browsers open a closed `details` for
 * an anchor in it.
 */
export function FaqIndex({ content: { banner, list } }: FaqIndexProps) {
  return (
    <section className={styles.index} data-band="mist" data-faq="">
      <div className={styles.wall} data-band="ink">
        <TileWall lit={lit} rows={9} seed="/faqs" />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{banner.title}</h1>
        <p>{banner.lead}</p>
      </div>
      {list.questions.map(({ slug, question, answer }, index) => (
        <details className={styles.entry} key={slug} name="faq" open={index === 0}>
          <summary className={styles.summary}>
            <span className={styles.sign} />
            <h2 className={styles.question}>{question}</h2>
          </summary>
          <div className={styles.place}>
            <Sheet className={styles.answer} id={slug}>
              <p aria-hidden="true" className={styles.chosen}>
                {question}
              </p>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Label as="h3" className={styles.listTitle}>
                {list.answer.listTitle}
              </Label>
              <ul className={styles.services} role="list">
                {list.answer.services.map((service) => (
                  <li className={styles.service} key={service}>
                    <Star className={styles.star} height={20} width={20} />
                    {service}
                  </li>
                ))}
              </ul>
              <a className={styles.link} href={`#${slug}`}>
                {list.linkTitle}
              </a>
            </Sheet>
          </div>
        </details>
      ))}
    </section>
  );
}
