import { CROWD } from './edgeSpots';
import type { Point } from './mapSheet';
import type { Size } from './mapView';
import { crosses } from './shoreline';
import type { Box } from './shoreline';

/** A label to be placed on the screen. */
export interface LabelWish {
  /** What it names; null for one that has no point of its own, such as the name of a ring. */
  readonly point: Point | null;
  /** How large it may be, the best first. */
  readonly sizes: readonly Size[];
  /** The middles to try, in pixels, the best first. */
  readonly spots: (size: Size) => readonly Point[];
  /** Left out where it has no good place. */
  readonly isOptional: boolean;
}

export interface PlacedLabel {
  readonly box: Box;
  /** Which of its sizes it has. */
  readonly size: number;
  /** The line from its point; null where the label is beside it. */
  readonly leader: { readonly from: Point; readonly to: Point } | null;
}

/** Pixels: half of the dot at a point, and the air around labels. */
const DOT = 7;
const AIR = 2;
/** Pixels from a point to a label that needs no line. */
const BESIDE = 14;

const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right + AIR && b.left < a.right + AIR && a.top < b.bottom + AIR && b.top < a.bottom + AIR;

/** Middles around a point: close to it on each side, then further and further in every direction. */
export const spotsAround =
  ({ x, y }: Point, farthest: number) =>
  ({ width, height }: Size): readonly Point[] => {
    const spots: Point[] = [];
    for (let gap = DOT + AIR; gap <= farthest; gap += gap < 2 * BESIDE ? 5 : 12) {
      const turns = gap < 2 * BESIDE ? 16 : 24;
      for (let turn = 0; turn < turns; turn += 1) {
        // Above first, then to both sides, last below.
        const angle = -Math.PI / 2 + (turn % 2 === 0 ? 1 : -1) * Math.ceil(turn / 2) * ((2 * Math.PI) / turns);
        const [across, down] = [Math.cos(angle), Math.sin(angle)];
        // The middle whose box is `gap` away from the point in this direction.
        const reach = Math.min(
          Math.abs(across) < 1e-6 ? Infinity : width / 2 / Math.abs(across),
          Math.abs(down) < 1e-6 ? Infinity : height / 2 / Math.abs(down),
        );
        spots.push({ x: x + across * (reach + gap), y: y + down * (reach + gap) });
      }
    }
    return spots;
  };

/** Middles on a ring: its top first, then to both sides. */
export const spotsOnRing = (centre: Point, radius: number) => (): readonly Point[] =>
  Array.from({ length: 24 }, (_, turn) => {
    const angle = -Math.PI / 2 + (turn % 2 === 0 ? 1 : -1) * Math.ceil(turn / 2) * (Math.PI / 12);
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  });

const nearestOf = (box: Box, { x, y }: Point): Point => ({
  x: Math.min(box.right, Math.max(box.left, x)),
  y: Math.min(box.bottom, Math.max(box.top, y)),
});

/** The line to a label that is not beside its point. */
function leaderOf(box: Box, point: Point | null): PlacedLabel['leader'] {
  if (!point) return null;
  const to = nearestOf(box, point);
  return Math.hypot(to.x - point.x, to.y - point.y) > BESIDE ? { from: point, to } : null;
}

/**
 * Places each label inside the frame, on land and apart from every dot, line and label before it. One that is needed but
 * has no such place may stand in water, then over a line; where all is full it has none, as one that is optional.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  frame: Size,
  isDry: (box: Box) => boolean,
  reserved: readonly Box[],
): readonly (PlacedLabel | null)[] {
  const dots = wishes.flatMap(({ point }) => (point ? [boxAt(point, { width: 2 * DOT, height: 2 * DOT })] : []));
  const placed: PlacedLabel[] = [];
  const isFree = (box: Box) =>
    box.left >= AIR &&
    box.top >= AIR &&
    box.right <= frame.width - AIR &&
    box.bottom <= frame.height - AIR &&
    !reserved.some((other) => overlap(box, other)) &&
    // A label of a crowd may hide another's dot, but not what it names.
    !(dots.length <= CROWD && dots.some((dot) => overlap(box, dot))) &&
    !placed.some((label) => overlap(box, label.box));
  const isClear = (box: Box, leader: PlacedLabel['leader']) =>
    !placed.some((label) => label.leader && crosses(box, label.leader.from, label.leader.to)) &&
    !(leader && placed.some((label) => crosses(label.box, leader.from, leader.to)));
  return wishes.map((wish) => {
    const tries = wish.sizes.flatMap((size, index) =>
      wish.spots(size).map((spot) => {
        const box = boxAt(spot, size);
        return { box, size: index, leader: leaderOf(box, wish.point) };
      }),
    );
    // First beside its point in any size, the best first, then with a line.
    const ordered = [...tries.filter(({ leader }) => !leader), ...tries.filter(({ leader }) => leader)];
    let best: PlacedLabel | null = null;
    let clear: PlacedLabel | null = null;
    let free: PlacedLabel | null = null;
    for (const each of ordered) {
      if (!isFree(each.box)) continue;
      free ??= each;
      if (!isClear(each.box, each.leader)) continue;
      clear ??= each;
      if (!isDry(each.box)) continue;
      best = each;
      break;
    }
    const label = best ?? (wish.isOptional ? null : (clear ?? free));
    if (label) placed.push(label);
    return label;
  });
}
