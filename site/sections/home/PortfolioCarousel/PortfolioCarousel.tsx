import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { recentWorks } from '#content/home.ts';
import type { PortfolioItem } from '#content/portfolio.ts';
import styles from './PortfolioCarousel.module.css';

export interface PortfolioCarouselProps {
  content: typeof recentWorks & { readonly works: readonly PortfolioItem[] };
  /** The carousel's pagination. */
  children?: ReactNode;
}

/** Scenes from edge to edge, the middle one in focus. */
export function PortfolioCarousel({ content, children }: PortfolioCarouselProps) {
  const { title, text, action, works } = content;
  return (
    <Section band="mist" width="full">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={action.link} look="quiet">
          {action.title}
        </ButtonLink>
      </div>
      <section
        aria-label={title}
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
            {works.map((work, index) => (
              <figure
                aria-label={`${index + 1} of ${works.length}`}
                aria-roledescription="slide"
                className={styles.slide}
                key={work.slug}
              >
                <Picture
                  alt=""
                  className={styles.picture}
                  name={work.pImg}
                  sizes="(width >= 1025px) 50vw, 100vw"
                />
                <figcaption className={styles.caption}>
                  <strong className={styles.title}>{work.title}</strong>
                  <span className={styles.sub}>{work.sub}</span>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
        {children}
      </section>
    </Section>
  );
}
