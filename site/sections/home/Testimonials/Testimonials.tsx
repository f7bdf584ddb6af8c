import type { ReactNode } from 'react';
import { ReviewBadge } from '#components/ReviewBadge/ReviewBadge.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Wordmark } from '#components/Wordmark/Wordmark.tsx';
import type { reviews, testimonials } from '#content/testimonials.ts';
import styles from './Testimonials.module.css';

export interface TestimonialsProps {
  content: typeof reviews & { readonly testimonials: typeof testimonials };
  /** The carousel's controls. */
  children?: ReactNode;
}

/** One quote, very large, and the two badges as stamps. */
export function Testimonials({ content, children }: TestimonialsProps) {
  return (
    <Section>
      <div className={styles.head}>
        <h2 className={styles.claim}>
          <span className={styles.figure}>{content.figure}</span> {content.claim}
        </h2>
        <ul className={styles.stamps} role="list">
          {content.badges.map((badge) => (
            <li className={styles.stamp} key={badge}>
              <ReviewBadge kind={badge} />
            </li>
          ))}
        </ul>
      </div>
      <section
        aria-label={content.carousel}
        aria-roledescription="carousel"
        className={styles.carousel}
        data-carousel=""
      >
        <div
          className={styles.frame}
          data-frame=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is no script, so the keyboard must reach it
          tabIndex={0}
        >
          <div className={styles.slides} data-slides="">
            {content.testimonials.map((quote, index) => (
              <figure
                aria-label={`${index + 1} of ${content.testimonials.length}`}
                aria-roledescription="slide"
                className={styles.slide}
                key={quote.id}
              >
                <blockquote className={styles.quote}>
                  <p className={styles.title}>{quote.Title}</p>
                  <p className={styles.words}>“{quote.Des}”</p>
                </blockquote>
                <figcaption className={styles.author}>
                  <Wordmark className={styles.image} decorative name={quote.image} />
                  <span>
                    <strong className={styles.name}>{quote.Name}</strong>
                    {quote.sub}
                    <br />
                    {quote.country}
                  </span>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
        <div className={styles.controls}>{children}</div>
      </section>
    </Section>
  );
}
