import { sheer } from '../drawing/colour';
import { glow, linear } from '../drawing/gradients';
import { brushed, fill, group, oval } from '../drawing/marks';
import { box, curve, type Point } from '../drawing/path';
import { within } from '../drawing/sheet';
import { air } from '../elements/air';
import { lantern } from '../elements/lantern';
import { steam } from '../elements/steam';
import { lights } from '../palette';
import type { Scene } from '../scenes/scene';
import { type House } from './hall';
import { lookOf } from './hotelLooks';
import { outside } from './outside';

/** A warm pool out in the snow, under the sky of the place. */
export const snowPool =
  (house: House): Scene =>
  (sheet) => {
    const look = lookOf(house.id);
    const { width: w, height: h, chance } = sheet;
    const [cx, cy, rx, ry] = [w * 0.52, h * 0.84, w * 0.36, h * 0.115];
    const around = (reach: number, rough: number): readonly Point[] =>
      Array.from({ length: 28 }, (_, index) => {
        const turn = (index / 28) * 6.283;
        const far = reach + chance.between(-rough, rough);
        return [cx + Math.cos(turn) * rx * far, cy + Math.sin(turn) * ry * far];
      });
    const water = curve(around(1, 0.015), true);
    const stones = Array.from({ length: 44 }, (_, index) => {
      const turn = (index / 44) * 6.283;
      const size = 23 + 6 * Math.sin(turn);
      const [px, py] = [cx + Math.cos(turn) * rx * 1.05, cy + Math.sin(turn) * ry * 1.12];
      return group([
        oval(px, py, size * 1.3, size * 0.74, ['#5f6478', '#6f7488', '#565b70'][index % 3] ?? '#5f6478'),
        oval(px, py - size * 0.34, size * 1.1, size * 0.4, '#e9f2fa'),
      ]);
    });
    const bank: readonly Point[] = [
      [-20, h * 0.69],
      [w * 0.2, h * 0.675],
      [w * 0.5, h * 0.69],
      [w * 0.8, h * 0.672],
      [w + 20, h * 0.69],
    ];
    const upper = stones.filter((_, index) => Math.sin((index / 44) * 6.283) < 0);
    const lower = stones.filter((_, index) => Math.sin((index / 44) * 6.283) >= 0);
    const light = { ...lights.summerEvening, sun: '#b8f0d8', shade: '#1c2450' };
    return group([
      outside(sheet, house.id, look.towards, box(0, 0, w, h), { x: 0, y: 0, width: w, height: h }),
      fill(
        `${curve(bank)}L${w + 20} ${h + 10}L-20 ${h + 10}Z`,
        linear(sheet, [
          [0, '#a9c4de'],
          [0.4, '#c9dcec'],
          [1, '#8fa9cc'],
        ]),
      ),
      ...Array.from({ length: 30 }, () =>
        fill(
          brushed(chance, chance.between(0, w), chance.between(h * 0.72, h), chance.between(60, 200), 6),
          sheer(chance.happens(0.5) ? '#f2f8fc' : '#6f8fb8', 0.3),
        ),
      ),
      ...upper,
      fill(
        water,
        linear(sheet, [
          [0, '#3f9c9c'],
          [0.5, '#2f7f94'],
          [1, '#1f5570'],
        ]),
      ),
      group(
        [
          glow(sheet, cx - rx * 0.2, cy - ry * 0.3, rx * 0.9, '#8ff0c4', 0.5, 0.3),
          glow(sheet, cx + rx * 0.5, cy + ry * 0.2, rx * 0.5, '#ffd88c', 0.55, 0.3),
          ...Array.from({ length: 40 }, () =>
            fill(
              brushed(
                chance,
                chance.between(cx - rx, cx + rx),
                chance.between(cy - ry, cy + ry),
                chance.between(40, 130),
                chance.between(2, 5),
              ),
              sheer(chance.happens(0.6) ? '#c9fbe6' : '#123a54', chance.between(0.25, 0.5)),
            ),
          ),
        ],
        `clip-path="${within(sheet, water)}"`,
      ),
      ...lower,
      ...[0.1, 0.93].map((at) =>
        group([glow(sheet, w * at, h * 0.8, 190, '#ffc873', 0.6), lantern(sheet, w * at, h * 0.86, 56)]),
      ),
      ...Array.from({ length: 7 }, (_, index) =>
        steam(
          sheet,
          cx - rx * 0.8 + index * rx * 0.27,
          cy - ry * 0.4,
          chance.between(130, 250),
          chance.between(-10, 60),
          '#f2fbff',
          0.22,
        ),
      ),
      air(sheet, light, w * 0.5, h * 0.3, 0.3),
    ]);
  };
