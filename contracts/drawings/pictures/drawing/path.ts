export type Point = readonly [number, number];

/** Rounds numbers to the precision that is visible. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Straight lines from point to point. */
export const straight = (points: readonly Point[], closed = true): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

export const segment = (fromX: number, fromY: number, toX: number, toY: number): string =>
  straight(
    [
      [fromX, fromY],
      [toX, toY],
    ],
    false,
  );

/** A curve through all points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]) ?? [0, 0];
  const parts = [`M${pair(at(0))}`];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    parts.push(`C${pair(first)} ${pair(second)} ${pair(to)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** A curve that is closed along the bottom of the picture: land, water, a bank of mist. */
export function ground(points: readonly Point[], foot: number): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? [0, 0];
  return `${curve(points)}L${pair([last[0], foot])}L${pair([first[0], foot])}Z`;
}

export const box = (x: number, y: number, width: number, height: number): string =>
  straight([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
