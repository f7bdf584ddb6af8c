import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serviceList } from '#content/home.ts';
import { type Service, services } from '#content/services.ts';
import { Services } from './Services.tsx';

const sample = services[0] ?? expect.unreachable();
const bare: Service = { ...sample, features: [] };
const draw = (service: Service) =>
  renderToStaticMarkup(<Services content={{ ...serviceList, services: [service] }} />);

test('a service lists its features, and has no list where it has none', () => {
  expect(draw({ ...bare, features: ['Research'] })).toContain('>Research<');
  expect(draw(bare).match(/<ul/g)).toHaveLength(1);
});
