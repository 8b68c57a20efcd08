import { linear } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { curve, type Point, straight } from '../drawing/path';
import { blur, type Sheet } from '../drawing/sheet';

interface Curtain {
  /** Its lower edge, from left to right. */
  readonly path: readonly Point[];
  readonly height: number;
  readonly colours: readonly [foot: string, body: string, top: string];
  readonly strength?: number;
}

const placeOn = (path: readonly Point[], share: number): Point => {
  const scaled = share * (path.length - 1);
  const index = Math.min(path.length - 2, Math.floor(scaled));
  const rest = scaled - index;
  const ease = rest * rest * (3 - 2 * rest);
  const from = path[index] ?? [0, 0];
  const to = path[index + 1] ?? [0, 0];
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * ease];
};

/** A curtain of northern lights: rays that rise from a winding lower edge and fade upwards. */
export function aurora(sheet: Sheet, { path, height, colours, strength = 1 }: Curtain): string {
  const { chance } = sheet;
  const [foot, body, top] = colours;
  const paint = linear(sheet, [
    [0, top, 0],
    [0.3, top, 0.22],
    [0.62, body, 0.5],
    [0.9, foot, 0.85],
    [1, foot, 0.05],
  ]);
  const rays: string[] = [];
  const count = 110;
  let tallness = 0.7;
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    const [x, y] = placeOn(path, share);
    const [nextX] = placeOn(path, Math.min(1, share + 1 / count));
    tallness = Math.min(1, Math.max(0.35, tallness + chance.between(-0.14, 0.14)));
    const half = Math.max(5, Math.abs(nextX - x) * chance.between(0.7, 1.7));
    const tall = height * tallness * Math.min(1, 0.3 + Math.sin(share * 3.14) * 1.1);
    const lean = chance.between(-4, 4) + (share - 0.5) * 26;
    const ray = straight([
      [x - half, y],
      [x + half, y + chance.between(-5, 5)],
      [x + half * 0.7 + lean, y - tall],
      [x - half * 0.7 + lean, y - tall],
    ]);
    rays.push(fill(ray, paint, `opacity="${(chance.between(0.25, 0.62) * strength).toFixed(2)}"`));
  }
  const edge = fill(
    curve([...path, ...[...path].reverse().map(([x, y]): Point => [x, y - 16])], true),
    foot,
    `opacity="${(0.3 * strength).toFixed(2)}" filter="${blur(sheet, 8)}"`,
  );
  return group([group(rays, `filter="${blur(sheet, 3, 6)}"`), edge], 'style="mix-blend-mode:screen"');
}
