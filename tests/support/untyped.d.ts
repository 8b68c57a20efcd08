declare module '@marbec/web-auto-extractor' {
  /** Items by their type, as a reader of pages takes them out of the HTML. */
  type Items = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>>;

  export interface ReadPage {
    readonly jsonld: Items;
    readonly microdata: Items;
  }

  export default class WebAutoExtractor {
    constructor(options: { readonly embedSource: boolean });
    parse(html: string): ReadPage;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { ReadPage } from '@marbec/web-auto-extractor';

  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly dataFormat: string;
    readonly rootType: string;
    readonly issueMessage: string;
  }

  export default class Validator {
    /** @param vocabulary that of schema.org as JSON-LD */
    constructor(vocabulary: object);
    validate(page: ReadPage): Promise<readonly Issue[]>;
  }
}
