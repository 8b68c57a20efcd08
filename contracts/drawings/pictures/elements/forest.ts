import { type Colour, mix } from '../drawing/colour';
import { between } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { ground, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Light } from '../palette';
import { heightAt } from './skyline';
import { spruceOutline } from './spruceOutline';

interface Stand {
  /** The ground under the trees. */
  readonly line: readonly Point[];
  readonly tall: number;
  readonly colour: Colour;
  /** Where the haze at its lower edge is thickest. */
  readonly foot: number;
  readonly haze?: number;
  /** Part of the line, 0 to 1. */
  readonly from?: number;
  readonly to?: number;
  readonly gap?: number;
}

/** A distant forest of spruces: a dark jagged edge whose lower end fades into haze. */
export function forest(
  sheet: Sheet,
  light: Light,
  { line, tall, colour, foot, haze = 0.5, from = 0, to = 1, gap = 0.24 }: Stand,
): string {
  const { chance, width } = sheet;
  const trees: string[] = [];
  const begin = from * width - 30;
  const end = to * width + 30;
  for (let x = begin; x < end; x += tall * gap * chance.between(0.5, 1.6)) {
    const height = tall * chance.between(0.5, 1) * (chance.happens(0.12) ? 1.3 : 1);
    trees.push(
      spruceOutline(
        chance,
        x,
        heightAt(line, x) + tall * 0.25,
        height + tall * 0.25,
        height * 0.36,
        Math.max(4, Math.round(tall / 9)),
      ),
    );
  }
  const top = Math.min(...line.map(([, y]) => y)) - tall;
  const paint = between(sheet, top, foot, [
    [0, colour],
    [0.45, colour],
    [1, mix(colour, light.haze, haze)],
  ]);
  const inside = line.filter(([x]) => x >= begin && x <= end);
  const bed =
    inside.length > 1
      ? ground(
          inside.map(([x, y]): Point => [x, y - tall * 0.12]),
          foot,
        )
      : '';
  return group([fill(trees.join('') + bed, paint)]);
}
