import skyline from '#assets/city/skyline.svg?url';
import streetPlan from '#assets/city/street-plan.svg?url';
import { Columns } from '#components/Columns/Columns.tsx';
import { ArrowUpRight } from '#components/Icon/icons.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { contactPage } from '#content/contact-page.ts';
import styles from './CityMap.module.css';

export interface CityMapProps {
  content: (typeof contactPage)['map'];
}

/**
 * A drawing of the skyline and, below it, a street plan that the real map covers when it is near
 * the view. Browsers do not report a failed cross-origin frame, so the skyline and the link are
 * outside of the frame.
 */
export function CityMap({ content }: CityMapProps) {
  return (
    <Section band="mist">
      <Columns className={styles.words} split="7:5">
        <h2>{content.title}</h2>
        <p className={styles.text}>{content.text}</p>
      </Columns>
      <figure className={styles.map}>
        <img
          alt={content.skyline}
          className={styles.skyline}
          height={487}
          loading="lazy"
          src={skyline}
          width={1600}
        />
        <div className={styles.plan} data-map={content.frame} data-map-title={content.frameTitle}>
          <img alt="" height={432} loading="lazy" src={streetPlan} width={1440} />
        </div>
        <figcaption className={styles.caption}>
          <a className={styles.link} href={content.link.link} rel="noopener">
            {content.link.title}
            <ArrowUpRight aria-hidden="true" className={styles.arrow} size={18} />
          </a>
          <p className={styles.provider}>
            {content.provider.text}{' '}
            <a href={content.provider.more.link}>{content.provider.more.title}</a>
          </p>
        </figcaption>
      </figure>
    </Section>
  );
}
