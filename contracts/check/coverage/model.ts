import type { Catalogue } from '../catalogue/makeCatalogue';
import type { Api } from '../manifest/model';

export interface Unused {
  /** `Type.field`, of objects and of what is sent. */
  readonly fields: readonly string[];
  /** `Enumeration.VALUE`, of enumerations that no operation reads or sends. */
  readonly values: readonly string[];
}

export interface Coverage {
  readonly unused: Readonly<Record<Api, Unused>>;
  /** Fields that the examples were answered with mocks only, `Type.field`. */
  readonly mocked: readonly string[];
  /** Outcomes that nothing in the catalogue shows. */
  readonly missing: readonly string[];
  readonly catalogue: Catalogue;
}
