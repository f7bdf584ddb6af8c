import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { Section } from '#components/Section/Section.tsx';
import { ServiceEmblem } from '#components/ServiceEmblem/ServiceEmblem.tsx';
import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import type { Service } from '#content/content.ts';
import styles from './ServiceIndex.module.css';

const widths = { 6: styles.half, 12: styles.whole } as const;

function Entry({ service }: { service: Service }) {
  const tags = [service.part, service.thumb1, service.thumb2].filter(Boolean);
  return (
    <li
      className={clsx(styles.entry, drawn.arrow, widths[service.col ?? 12])}
      {...shows('service', service.slug)}
    >
      <ServiceEmblem className={styles.emblem} slug={service.image} />
      <h4 className={styles.title}>
        <StretchedLink href={`/services/${service.slug}`}>{service.title}</StretchedLink>
      </h4>
      <p className={styles.description}>{service.description}</p>
      {tags.length > 0 && (
        <Label className={styles.tags} look="plain">
          {tags.join(' · ')}
        </Label>
      )}
    </li>
  );
}

export interface ServiceIndexProps {
  content: {
    readonly title: string;
    readonly lead: string;
    readonly groups: readonly { readonly title: string; readonly services: readonly Service[] }[];
  };
}

/** All services: one row each, the consulting services in two columns. */
export function ServiceIndex({ content }: ServiceIndexProps) {
  return (
    <Section band="mist" className={styles.index}>
      <Columns className={styles.head} split="7:5">
        <h2>{content.title}</h2>
        <p className={styles.lead}>{content.lead}</p>
      </Columns>
      {content.groups.map(({ title, services }) => (
        <div className={styles.group} key={title}>
          <Label as="h3" look="ruled">
            {title}
          </Label>
          <ul className={styles.entries} role="list">
            {services.map((service) => (
              <Entry key={service.Id} service={service} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
