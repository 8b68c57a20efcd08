import type { Point } from './mapSheet';
import type { Size } from './mapView';

/** From this number on, labels beside their points would lie over each other and cross each other's lines. */
export const CROWD = 12;

const GAP = 4;

/** The middles of labels in one column, in the order of their points from north to south, each as near as there is room. */
function column(heights: readonly number[], step: number, top: number, bottom: number): readonly number[] {
  const middles: number[] = [];
  for (const height of heights) middles.push(Math.max(height, top + step / 2, (middles.at(-1) ?? -Infinity) + step));
  let below = bottom + step / 2;
  for (let index = middles.length - 1; index >= 0; index -= 1) {
    below = Math.min(middles[index] ?? below, below - step);
    middles[index] = below;
  }
  return middles;
}

/** Labels along both sides of the frame, as in an atlas: the western half on the left, the others on the right. */
export function edgeSpots(
  labels: readonly { readonly point: Point; readonly size: Size }[],
  frame: Size,
  reserved: { readonly rightFrom: number; readonly leftTo: number },
): readonly Point[] {
  const step = Math.max(...labels.map(({ size }) => size.height)) + GAP;
  const fromWest = labels
    .map((_, index) => index)
    .sort((a, b) => (labels[a]?.point.x ?? 0) - (labels[b]?.point.x ?? 0));
  const room = Math.floor((frame.height - 2 * GAP - reserved.rightFrom) / step);
  const inEast = Math.min(Math.floor(labels.length / 2), room);
  const spots: Point[] = labels.map(({ point }) => point);
  const sides = [
    { here: fromWest.slice(0, labels.length - inEast), isLeft: true, top: GAP, bottom: reserved.leftTo },
    {
      here: fromWest.slice(labels.length - inEast),
      isLeft: false,
      top: reserved.rightFrom,
      bottom: frame.height - GAP,
    },
  ];
  for (const { here, isLeft, top, bottom } of sides) {
    const yOf = (index: number) => labels[index]?.point.y ?? 0;
    const fromNorth = [...here].sort((a, b) => yOf(a) - yOf(b));
    const middles = column(fromNorth.map(yOf), step, top, bottom);
    fromNorth.forEach((index, row) => {
      const inset = (labels[index]?.size.width ?? 0) / 2 + GAP;
      spots[index] = { x: isLeft ? inset : frame.width - inset, y: middles[row] ?? yOf(index) };
    });
  }
  return spots;
}
