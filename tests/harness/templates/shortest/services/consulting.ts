import { consulting as real } from '#content/services/consulting.ts';
import type { ServiceEntry } from '#content/services.ts';
import { shortestService } from '../shortest-service.ts';

export const consulting: readonly ServiceEntry[] = real.map(({ slug }) => shortestService(slug));
