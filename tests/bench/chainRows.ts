import { FACTOR } from './costOfResults';
import type { ResultsCost } from './costOfResults';
import { powerOf } from './growth';
import { median, rounded } from './median';
import { row } from './rows';
import type { Row } from './rows';

/** What the results of one size took, each time they were opened. */
export interface CostsOfSize {
  readonly hotels: number;
  readonly costs: readonly ResultsCost[];
}

/** The size whose times have limits; growth is measured from it to the largest. */
export const MIDDLE = 500;

/** The figures of each size, in the order in which they are shown. */
export const chainFigures = {
  first: { what: 'first card painted', unit: 'ms' },
  all: { what: 'last card painted', unit: 'ms' },
  blocked: { what: 'blocked', unit: 'ms' },
  memory: { what: 'memory of scripts', unit: 'MiB' },
} as const satisfies Readonly<Record<keyof ResultsCost, { readonly what: string; readonly unit: string }>>;

type Figure = keyof typeof chainFigures;
const figures = Object.keys(chainFigures) as readonly Figure[];

const medianOf = ({ costs }: CostsOfSize, figure: Figure): number => median(costs.map((each) => each[figure]));

interface Limit {
  /** Milliseconds, of the middle size. */
  readonly painted: number;
  readonly power: number;
}

/** The figures of each size, and the power that each grows with from the middle size to the largest. */
export function chainRows(sizes: readonly CostsOfSize[], limit: Limit): readonly Row[] {
  const common = { part: 'chain', factor: FACTOR } as const;
  const ofSizes = sizes.flatMap((size) =>
    figures.map((figure) =>
      row({
        ...common,
        ...chainFigures[figure],
        page: `results, ${size.hotels} hotels`,
        size: size.hotels,
        measured: rounded(medianOf(size, figure)),
        limit: size.hotels === MIDDLE && (figure === 'first' || figure === 'all') ? limit.painted : null,
      }),
    ),
  );
  const [middle, largest] = [sizes.find(({ hotels }) => hotels === MIDDLE), sizes.at(-1)];
  if (!middle || !largest || middle === largest) return ofSizes;
  const costAt = (size: CostsOfSize, figure: Figure) => ({ size: size.hotels, cost: medianOf(size, figure) });
  const growth = figures.map((figure) =>
    row({
      ...common,
      what: `${chainFigures[figure].what}, from ${MIDDLE} to ${largest.hotels} hotels`,
      measured: rounded(powerOf(costAt(middle, figure), costAt(largest, figure)), 2),
      limit: limit.power,
      unit: 'power of the number of hotels',
    }),
  );
  return [...ofSizes, ...growth];
}
