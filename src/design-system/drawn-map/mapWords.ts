export interface MapWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly reset: string;
  /** How far the outlines can be trusted. */
  readonly note: string;
  readonly credit: string;
  readonly street: string;
  readonly drawn: string;
  readonly streetLoading: string;
  readonly streetFailed: string;
  readonly length: (metres: number) => string;
  /** The name of a ring, by its minutes on foot. */
  readonly ring: (minutes: number) => string;
}
