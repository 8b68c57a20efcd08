/** What a change does to an operation, the worst first. */
export const effects = ['broken', 'at risk', 'same on the wire'] as const;

export type Effect = (typeof effects)[number];

/** One change of the schema, as one operation meets it. */
export interface Finding {
  readonly effect: Effect;
  /** The place in the schema: `Type`, `Type.field`, `Type.field.argument` or `Enum.VALUE`. */
  readonly coordinate: string;
  /** Where the operation meets it: `availability.hotels.name`, or `$input.rooms` in what is sent. */
  readonly path: string;
  readonly what: string;
  /** The smallest change of the server that keeps the operation whole. */
  readonly fix: string;
}

export type Report = (finding: Finding) => void;

/** The worst of the effects; null without one. */
export const worstOf = (found: readonly { readonly effect: Effect }[]): Effect | null =>
  effects.find((each) => found.some(({ effect }) => effect === each)) ?? null;
