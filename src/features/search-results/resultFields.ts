/** The optional fields that results are asked with. */
export const resultFields = [
  'withSummary',
  'withMap',
  'withNearest',
  'withReason',
  'withRoomsLeft',
  'withSurroundings',
] as const;

export type ResultField = (typeof resultFields)[number];
