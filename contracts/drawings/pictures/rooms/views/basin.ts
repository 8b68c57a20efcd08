import { mix, tone } from '../../drawing/colour';
import { fade, glow, linear } from '../../drawing/gradients';
import { fill, group, oval, stroke } from '../../drawing/marks';
import { box, curve, short } from '../../drawing/path';
import type { Setting } from '../setting';
import { shadow } from '../shadow';
import { block, upright } from '../space';

/** A basin with a mirror and two lamps. Under a free one is room for knees, and its mirror reaches lower. */
export function basin({ sheet, space, style }: Setting, x: number, isFree: boolean): string {
  const back = space.depth;
  const wide = 1.05;
  const top = isFree ? 0.8 : 0.86;
  const s = space.scale(back);
  const [mx, my] = space.at([x + wide / 2, 1.62, back]);
  const [tx, ty] = space.at([x + wide / 2, top + 0.09, back - 0.1]);
  const [bx, by] = space.at([x + wide * 0.84, top + 0.09, back - 0.25]);
  const glass = linear(sheet, [
    [0, '#eaf3f4'],
    [0.5, '#cfe0e4'],
    [1, '#b4c9d2'],
  ]);
  const mirror = isFree
    ? fill(upright(space, x + 0.18, 1.02, back, wide - 0.36, 0.98), glass) +
      stroke(upright(space, x + 0.18, 1.02, back, wide - 0.36, 0.98), style.wood, 7)
    : oval(mx, my, s * 0.37, s * 0.37, tone(style.wood, -0.04)) +
      `<circle cx="${short(mx)}" cy="${short(my)}" r="${short(s * 0.335)}" fill="${glass}"/>`;
  const gleam = stroke(
    curve([
      [mx - s * 0.2, my + s * 0.12],
      [mx - s * 0.06, my - s * 0.1],
      [mx + s * 0.06, my - s * 0.22],
    ]),
    '#ffffffaa',
    6,
  );
  const lamp = (at: number): string => {
    const [lx, ly] = space.at([at, 1.66, back]);
    return (
      glow(sheet, lx, ly, s * 0.55, '#ffe2a0', 0.7) +
      fill(box(lx - s * 0.045, ly - s * 0.16, s * 0.09, s * 0.32), '#fff6dc') +
      fill(box(lx - s * 0.055, ly - s * 0.03, s * 0.11, s * 0.06), style.metal)
    );
  };
  const cabinet = isFree
    ? ''
    : shadow(space, x, back - 0.45, wide, 0.4) +
      block(
        space,
        { x, y: 0.36, z: back - 0.46, width: wide, height: top - 0.38, depth: 0.46 },
        style.wood,
        fade(sheet, mix(style.wood, '#ffe0b0', 0.16), tone(style.wood, -0.05)),
        tone(style.wood, -0.1),
      ) +
      stroke(upright(space, x + 0.04, 0.4, back - 0.46, wide / 2 - 0.06, top - 0.46), tone(style.wood, -0.12), 2.5) +
      stroke(
        upright(space, x + wide / 2 + 0.02, 0.4, back - 0.46, wide / 2 - 0.06, top - 0.46),
        tone(style.wood, -0.12),
        2.5,
      );
  const pipe = isFree
    ? stroke(
        curve([
          space.at([x + wide / 2, top - 0.02, back - 0.2]),
          space.at([x + wide / 2, 0.56, back - 0.16]),
          space.at([x + wide / 2, 0.52, back]),
        ]),
        style.metal,
        9,
      )
    : '';
  return group([
    lamp(x - 0.02),
    lamp(x + wide + 0.02),
    mirror,
    gleam,
    pipe,
    cabinet,
    block(
      space,
      { x: x - 0.03, y: top, z: back - 0.48, width: wide + 0.06, height: 0.09, depth: 0.48 },
      '#fdfcf8',
      fade(sheet, '#fdfcf8', '#d6d2da'),
      '#bcb8c4',
    ),
    oval(tx, ty + s * 0.07, s * 0.3, s * 0.042, '#cdd6da'),
    stroke(
      curve([
        [tx, ty + s * 0.01],
        [tx, ty - s * 0.16],
        [tx + s * 0.03, ty - s * 0.2],
        [tx + s * 0.09, ty - s * 0.17],
        [tx + s * 0.1, ty - s * 0.1],
      ]),
      style.metal,
      7,
    ),
    fill(box(bx - s * 0.04, by - s * 0.2, s * 0.08, s * 0.2), style.accent),
    fill(box(bx - s * 0.012, by - s * 0.25, s * 0.024, s * 0.06), '#3a3440'),
    fill(box(bx - s * 0.19, by - s * 0.13, s * 0.08, s * 0.13), '#e8f3f6cc'),
  ]);
}
