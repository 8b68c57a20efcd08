import { sheer } from '../drawing/colour';
import { fill } from '../drawing/marks';
import { box } from '../drawing/path';
import type { Light } from '../palette';
import type { HouseBody, HouseLook } from './houseLook';

/** A band of stone or wood between the storeys. */
export const courses = (look: HouseLook, light: Light, { x, foot, width, height, floors }: HouseBody): string[] =>
  floors < 2 || look.texture === 'logs' || look.texture === 'boards'
    ? []
    : Array.from({ length: floors - 1 }, (_, index) => {
        const y = foot - height * 0.1 - ((height * 0.83) / floors) * (index + 1);
        return fill(
          box(x, y, width, Math.max(1.6, height * 0.012)),
          sheer(index === 0 ? look.trim : light.shade, index === 0 ? 0.6 : 0.22),
        );
      });
