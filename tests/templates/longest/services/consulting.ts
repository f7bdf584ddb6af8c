import { consulting as real } from '../../../../site/content/services/consulting.ts';
import type { ServiceEntry } from '../../../../site/content/services.ts';
import { longestService } from '../longest-service.ts';

export const consulting: readonly ServiceEntry[] = real.map(({ slug }) => longestService(slug));
