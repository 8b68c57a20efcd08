/** One figure beside its limit. */
export interface Row {
  readonly part: string;
  readonly what: string;
  /** The page it is about; null where it is about none. */
  readonly page: string | null;
  /** The slowdown of the processor; null where it was not slowed down. */
  readonly factor: number | null;
  /** Null where measuring failed. */
  readonly measured: number | null;
  /** Null for a figure without a limit. */
  readonly limit: number | null;
  readonly unit: string;
  readonly ok: boolean;
  /** How many hotels were found; for figures that are plotted. */
  readonly size?: number;
  /** The same figure of the page's copy without scripts, in the same run. */
  readonly reference?: number;
  /** What else there is to say: the reason of a failure, the audits that failed. */
  readonly note?: string;
}

type Given = Pick<Row, 'part' | 'what' | 'unit'> & Partial<Omit<Row, 'ok'>> & { readonly atLeast?: boolean };

/** A figure and whether it is within its limit: at most, or `atLeast` for scores. */
export function row({ atLeast = false, ...given }: Given): Row {
  const { measured = null, limit = null } = given;
  const isWithin = measured !== null && (limit === null || (atLeast ? measured >= limit : measured <= limit));
  return { page: null, factor: null, ...given, measured, limit, ok: isWithin };
}

/** What could not be measured, as a figure that fell short. */
export function failedRow(part: string, error: unknown, page: string | null = null): Row {
  const note = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  return row({ part, what: 'not measured', page, unit: '', note });
}

const nameOf = ({ page, what, factor }: Row) =>
  [page, what].filter((each) => each !== null).join(': ') + (factor === null ? '' : `, x${factor}`);

/** A figure in one line. */
export function lineOf(each: Row): string {
  const { ok, measured, limit, unit, reference, note } = each;
  const figure = measured === null ? '' : `${measured}${limit === null ? '' : ` of ${limit}`} ${unit}`;
  const beside = reference === undefined ? '' : `(without scripts ${reference})`;
  return [ok ? '✓' : '✗', nameOf(each).padEnd(52), figure, beside, note ?? ''].join(' ').trimEnd();
}

/** The figures over their limits, by part. */
export const fellShort = (rows: readonly Row[]): readonly string[] =>
  rows.filter(({ ok }) => !ok).map((each) => `${each.part}: ${lineOf(each).replace(/^✗ /, '').replaceAll(/ +/g, ' ')}`);
