import { glow } from '../drawing/gradients';
import { group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';

/** Steam from a sauna's chimney or from open water. */
export const steam = (
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  drift: number,
  colour: string,
  opacity = 0.5,
): string =>
  group(
    Array.from({ length: 12 }, (_, index) => {
      const share = index / 12;
      return glow(
        sheet,
        x + drift * share ** 1.4 + sheet.chance.between(-4, 4),
        y - height * share,
        10 + share * height * 0.26,
        colour,
        Number((opacity * (1 - share * 0.8)).toFixed(2)),
        0.9,
      );
    }),
  );
