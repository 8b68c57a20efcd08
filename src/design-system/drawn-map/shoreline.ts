import { onScreen } from './mapView';
import type { MapView, Size } from './mapView';
import type { MapSheet, Point } from './mapSheet';

/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rings of a path of `M` and relative `l`, in metres. */
export function ringsOf({ water, unit }: MapSheet): readonly (readonly Point[])[] {
  return water
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        x += numbers[2 * index] ?? 0;
        y += numbers[2 * index + 1] ?? 0;
        return { x: x * unit, y: y * unit };
      });
    });
}

/** Whether the part of the line that is inside the box is more than nothing (Liang and Barsky). */
export function crosses(box: Box, from: Point, to: Point): boolean {
  let [first, last] = [0, 1];
  const sides = [
    [from.x - to.x, from.x - box.left],
    [to.x - from.x, box.right - from.x],
    [from.y - to.y, from.y - box.top],
    [to.y - from.y, box.bottom - from.y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first < last;
}

/** Whether a box of the screen is on land in all its parts. */
export function dryness(sheet: MapSheet, view: MapView, size: Size): (box: Box) => boolean {
  const rings = ringsOf(sheet).map((ring) => ring.map((point) => onScreen(view, size, point)));
  // Those left of the frame, above or below it neither cross a box nor count for what lies right of one.
  const sides = rings.flatMap((ring) =>
    ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      const isNear =
        Math.max(from.x, to.x) >= 0 && Math.max(from.y, to.y) >= 0 && Math.min(from.y, to.y) <= size.height;
      return isNear ? [[from, to] as const] : [];
    }),
  );
  return (box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    let isWet = false;
    for (const [from, to] of sides) {
      if (crosses(box, from, to)) return false;
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isWet = !isWet;
    }
    return !isWet;
  };
}
