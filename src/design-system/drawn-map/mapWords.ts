import type { LocalNames } from './mapSheet';

export interface MapWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly reset: string;
  /** The one of a place's names that the guest reads. */
  readonly local: (names: LocalNames) => string;
  /** That it is a drawing, and how far it can be trusted. */
  readonly note: string;
  readonly credit: string;
  readonly street: string;
  readonly drawn: string;
  readonly streetLoading: string;
  readonly streetFailed: string;
  /** How to move and zoom a street map, which a wheel or a finger alone does not. */
  readonly streetWheel: (key: string) => string;
  readonly streetFingers: string;
  readonly length: (metres: number) => string;
  /** The name of a ring, by its minutes on foot. */
  readonly ring: (minutes: number) => string;
  /** What the rings are, by the name of the place in their middle. */
  readonly rings: (place: string) => string;
}
