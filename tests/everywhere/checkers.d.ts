/** What these packages give us; written down here because a checkout need not have them installed. */
declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/constants.js';

  export function retrieve(
    hostname: string,
    options: { readonly httpPort: string; readonly httpsPort: string; readonly path: string },
  ): Promise<Requests>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export interface Requests {
    readonly hostname: string;
    readonly responses: {
      readonly auto: { readonly status: number; readonly verified: boolean } | null;
    };
  }
  export interface Output {
    readonly result: string | null;
    readonly pass: boolean;
    readonly constructor: { readonly name: string; readonly possibleResults: readonly string[] };
  }
  export const ALL_TESTS: ReadonlyArray<(requests: Requests) => Output>;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): {
    readonly score: number;
    readonly grade: string;
  };
}

declare module '@mdn/mdn-http-observatory/src/analyzer/hsts.js' {
  export function hsts(): Map<
    string,
    { readonly mode: string; readonly includeSubDomains: boolean }
  >;
}

declare module 'csp_evaluator/dist/evaluator.js' {
  import type { Csp } from 'csp_evaluator/dist/csp.js';

  export interface Finding {
    readonly directive: string;
    readonly description: string;
    readonly severity: number;
    readonly value?: string;
  }
  export class CspEvaluator {
    constructor(csp: Csp);
    evaluate(): Finding[];
  }
}

declare module 'csp_evaluator/dist/csp.js' {
  export interface Csp {
    readonly directives: Readonly<Record<string, readonly string[]>>;
  }
}

declare module 'csp_evaluator/dist/parser.js' {
  import type { Csp } from 'csp_evaluator/dist/csp.js';

  export class CspParser {
    constructor(policy: string);
    readonly csp: Csp;
  }
}
