import type { Service as ServiceThing } from 'schema-dts';
import { addressOf, socialCardOf } from '../head.ts';
import type { Page } from '../page.ts';
import type { Service } from '../services.ts';
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
