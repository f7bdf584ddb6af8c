import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Service } from '#content/content.ts';
import { serviceListOf } from '#content/home.ts';
import { content } from '#harness/content.ts';
import { Services } from './Services.tsx';

const { services } = content;

const sample = services[0] ?? expect.unreachable();
const bare: Service = { ...sample, features: [] };
const draw = (service: Service) =>
  renderToStaticMarkup(<Services content={{ ...serviceListOf([]), services: [service] }} />);

test('a service lists its features, and has no list where it has none', () => {
  expect(draw({ ...bare, features: ['Research'] })).toContain('>Research<');
  expect(draw(bare).match(/<ul/g)).toHaveLength(1);
});
