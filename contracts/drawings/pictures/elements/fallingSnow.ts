import { sheer } from '../drawing/colour';
import { disc, group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';

/** Falling snow: far flakes small, near ones soft. */
export function fallingSnow(sheet: Sheet, count = 260): string {
  const { chance, width, height } = sheet;
  return group(
    Array.from({ length: count }, () => {
      const near = chance.next() ** 3;
      return disc(
        chance.between(0, width),
        chance.between(0, height),
        0.9 + near * 3.6,
        sheer('#f6f4f2', 0.5 + near * 0.3),
      );
    }),
  );
}
