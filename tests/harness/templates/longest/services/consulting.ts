import { consulting as real } from '#content/services/consulting.ts';
import type { ServiceEntry } from '#content/services.ts';
import { longestService } from '../longest-service.ts';

export const consulting: readonly ServiceEntry[] = real.map(({ slug }) => longestService(slug));
