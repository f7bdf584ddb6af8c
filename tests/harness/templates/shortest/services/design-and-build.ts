import { designAndBuild as real } from '#content/services/design-and-build.ts';
import type { ServiceEntry } from '#content/services.ts';
import { shortestService } from '../shortest-service.ts';

export const designAndBuild: readonly ServiceEntry[] = real.map(({ slug }) =>
  shortestService(slug),
);
