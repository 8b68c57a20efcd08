import { mix, sheer, tone } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { blob, fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { face, type Space, upright } from './space';
import type { RoomStyle } from './style';

/** Two berths above each other along the back wall, seen from their long side: mattress, pillow, lamp, curtain, ladder. */
export function bunks(
  sheet: Sheet,
  space: Space,
  style: RoomStyle,
  x: number,
  ladderLeft: boolean,
  curtains = true,
): string {
  const long = 2.04;
  const z = space.depth - 0.92;
  const wall = space.depth;
  const berth = (floor: number, index: number): string => {
    const [lx, ly] = space.at([x + (ladderLeft ? long - 0.3 : 0.3), floor + 0.66, wall - 0.1]);
    const s = space.scale(z);
    const pillowX = x + (ladderLeft ? long - 0.4 : 0.4);
    const [px, py] = space.at([pillowX, floor + 0.3, z + 0.3]);
    const cloth = index ? style.throwCloth : style.accent;
    const draw = ladderLeft ? 0.05 : long - 0.55;
    return group([
      fill(upright(space, x, floor, wall - 0.02, long, 0.98), mix(style.wall, '#ffd890', 0.35)),
      glow(sheet, lx, ly, s * 0.9, '#ffd68c', 0.7),
      fill(
        face(space, [
          [x, floor + 0.12, z],
          [x + long, floor + 0.12, z],
          [x + long, floor + 0.2, wall],
          [x, floor + 0.2, wall],
        ]),
        mix(style.linen, '#8a84a8', 0.2),
      ),
      fill(
        upright(space, x + 0.03, floor + 0.08, z, long - 0.06, 0.2),
        fade(sheet, style.linen, mix(style.linen, '#6f6f96', 0.32)),
      ),
      fill(
        face(space, [
          [x + (ladderLeft ? 0.06 : 0.8), floor + 0.29, z - 0.005],
          [x + (ladderLeft ? 1.24 : long - 0.06), floor + 0.29, z - 0.005],
          [x + (ladderLeft ? 1.24 : long - 0.06), floor + 0.1, z - 0.005],
          [x + (ladderLeft ? 0.06 : 0.8), floor + 0.1, z - 0.005],
        ]),
        cloth,
      ),
      ...Array.from({ length: 7 }, (_, mark) => {
        const left = x + (ladderLeft ? 0.1 : 0.84) + mark * 0.16;
        return fill(
          face(space, [
            [left, floor + 0.13, z - 0.008],
            [left + 0.14, floor + 0.13, z - 0.008],
            [left + 0.07, floor + 0.25, z - 0.008],
          ]),
          style.throwMark,
        );
      }),
      fill(
        blob(sheet.chance, px, py - 8, s * 0.26, s * 0.11, 0.06, 12),
        fade(sheet, '#ffffff', mix(style.linen, '#8a7f9a', 0.3)),
      ),
      fill(
        straight([
          [lx - 9, ly],
          [lx + 9, ly],
          [lx + 5, ly - 16],
          [lx - 5, ly - 16],
        ]),
        '#fff0c4',
      ),
      fill(upright(space, x + (ladderLeft ? long - 0.1 : 0.04), floor + 0.5, wall - 0.03, 0.06, 0.06), '#4a4654'),
      ...(curtains
        ? [
            group(
              Array.from({ length: 5 }, (_, fold) =>
                fill(
                  upright(space, x + draw + fold * 0.1, floor + 0.1, z - 0.02, 0.105, 0.9),
                  fold % 2 ? mix(cloth, '#1f1830', 0.16) : mix(cloth, '#ffffff', 0.1),
                ),
              ),
            ),
            stroke(
              straight([space.at([x, floor + 1, z - 0.02]), space.at([x + long, floor + 1, z - 0.02])], false),
              style.metal,
              3,
            ),
          ]
        : []),
    ]);
  };
  const post = (dx: number): string =>
    fill(
      upright(space, x + dx, 0, z - 0.02, 0.09, 2.34),
      fade(sheet, mix(style.wood, '#ffe0a8', 0.2), tone(style.wood, -0.06)),
    );
  const ladder = x + (ladderLeft ? 0.12 : long - 0.5);
  return group([
    fill(
      face(space, [
        [x - 0.05, 0.001, z - 0.16],
        [x + long + 0.08, 0.001, z - 0.16],
        [x + long + 0.08, 0.001, wall],
        [x - 0.05, 0.001, wall],
      ]),
      '#2a203844',
    ),
    fill(upright(space, x, 0, wall - 0.01, long, 2.34), mix(style.wood, '#3a2a3a', 0.3)),
    berth(0.24, 0),
    fill(upright(space, x, 0.06, z - 0.01, long, 0.24), style.wood),
    fill(upright(space, x, 0.06, z - 0.01, long, 0.24), texture(sheet, 'dry', tone(style.wood, -0.12), 0.5)),
    stroke(
      straight([space.at([x + long / 2, 0.06, z - 0.01]), space.at([x + long / 2, 0.3, z - 0.01])], false),
      tone(style.wood, -0.16),
      2.4,
    ),
    berth(1.26, 1),
    fill(upright(space, x, 1.22, z - 0.015, long, 0.16), mix(style.wood, '#ffe0a8', 0.15)),
    fill(upright(space, x, 1.52, z - 0.015, long, 0.06), sheer(style.wood, 1)),
    post(-0.02),
    post(long - 0.07),
    fill(upright(space, x - 0.02, 2.3, z - 0.02, long + 0.04, 0.08), tone(style.wood, -0.04)),
    ...[0, 0.34].map((dx) => fill(upright(space, ladder + dx, 0.02, z - 0.06, 0.05, 1.6), tone(style.wood, -0.1))),
    ...[0.3, 0.6, 0.9, 1.2].map((up) =>
      fill(upright(space, ladder, up, z - 0.06, 0.38, 0.05), tone(style.wood, -0.06)),
    ),
  ]);
}
