/** The packages have no types; these are the parts that the tests use. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
    readonly errorType?: string;
  }
  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(extracted: object): Promise<Issue[]>;
  }
}
