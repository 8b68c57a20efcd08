/** The optional fields that results are asked with. */
export const resultFields = [
  'withSummary',
  'withList',
  'withMap',
  'withNearest',
  'withReason',
  'withRoomsLeft',
  'withSurroundings',
] as const;

export type ResultField = (typeof resultFields)[number];

/** What decides how results are asked: page by page or not. */
export const listFields = ['withList'] as const satisfies readonly ResultField[];
