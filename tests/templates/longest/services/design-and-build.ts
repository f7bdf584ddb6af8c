import { designAndBuild as real } from '../../../../site/content/services/design-and-build.ts';
import type { ServiceEntry } from '../../../../site/content/services.ts';
import { longestService } from '../longest-service.ts';

export const designAndBuild: readonly ServiceEntry[] = real.map(({ slug }) => longestService(slug));
