import type { Service as ServiceThing } from 'schema-dts';
import type { Service } from '#content/content.ts';
import type { Page } from '#content/page.ts';
import { addressOf, socialCardOf } from '../head.ts';
import { idOn, ids } from './ids.ts';

export const serviceThing = (service: Service, page: Page): ServiceThing => ({
  '@type': 'Service',
  '@id': idOn(page, 'service'),
  name: page.title,
  serviceType: service.title,
  description: service.description,
  url: addressOf(page.path),
  image: addressOf(socialCardOf(page).path),
  provider: { '@id': ids.agency },
  audience: { '@type': 'BusinessAudience', audienceType: 'Travel agencies, hotels and transport' },
});
