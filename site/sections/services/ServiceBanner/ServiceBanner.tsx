import { PageBanner } from '#components/PageBanner/PageBanner.tsx';
import { ServiceEmblem } from '#components/ServiceEmblem/ServiceEmblem.tsx';
import type { Page } from '#content/page.ts';
import type { Service } from '#content/services.ts';
import styles from './ServiceBanner.module.css';

export interface ServiceBannerProps {
  page: Page;
  service: Service;
}

export function ServiceBanner({ page, service }: ServiceBannerProps) {
  return (
    <PageBanner
      content={{ title: service.title, lead: service.description }}
      figure={<ServiceEmblem className={styles.emblem} slug={service.image} />}
      page={page}
    />
  );
}
