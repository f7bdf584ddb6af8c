import { consulting as real } from '../../../../site/content/services/consulting.ts';
import type { ServiceEntry } from '../../../../site/content/services.ts';
import { shortestService } from '../shortest-service.ts';

export const consulting: readonly ServiceEntry[] = real.map(({ slug }) => shortestService(slug));
