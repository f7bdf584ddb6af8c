/** The packages have no types. These are the parts that the tests use. */
declare module '@marbec/web-auto-extractor' {
  export interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly Record<string, unknown>[]>>;
    readonly errors: readonly { readonly message: string }[];
  }
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: readonly string[] });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
    readonly path?: readonly object[];
    readonly errorType?: string;
    readonly fieldNames?: readonly string[];
  }
  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
