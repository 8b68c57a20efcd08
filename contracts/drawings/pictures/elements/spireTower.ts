import { type Colour, mix } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture, type Texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';

interface Spire {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Colour;
  readonly roof: Colour;
  readonly spire: number;
  readonly texture?: Texture;
  readonly clock?: boolean;
  readonly from?: 1 | -1;
}

/** A square church tower with a tall spire. */
export function spireTower(
  sheet: Sheet,
  light: Light,
  { x, foot, width, height, wall, roof, spire, texture: kind = 'plaster', clock = false, from = -1 }: Spire,
): string {
  const half = width / 2;
  const top = foot - height;
  const split = x + from * -width * 0.14;
  const bright = mix(wall, light.sun, 0.25);
  const dark = shaded(wall, light, 0.4);
  const [leftFace, rightFace] = from === -1 ? [bright, dark] : [dark, bright];
  const roofBright = mix(roof, light.sun, 0.22);
  const roofDark = shaded(roof, light, 0.45);
  const parts = [
    fill(box(x - half, top, split - x + half, height), leftFace),
    fill(box(split, top, x + half - split, height), rightFace),
    fill(box(x - half, top, width, height), texture(sheet, kind, shaded(wall, light, 0.65), 0.26)),
    fill(
      straight([
        [x - half - 3, top + 2],
        [split, top + 4],
        [x, top - spire],
      ]),
      from === -1 ? roofBright : roofDark,
    ),
    fill(
      straight([
        [split, top + 4],
        [x + half + 3, top + 2],
        [x, top - spire],
      ]),
      from === -1 ? roofDark : roofBright,
    ),
  ];
  for (const level of [0.16, 0.46]) {
    const arch = width * 0.16;
    for (const at of [-0.22, 0.1])
      parts.push(
        fill(
          `M${short(x + at * width)} ${short(top + height * level + arch * 2.4)}v${short(-arch * 1.6)}a${short(arch / 2)} ${short(arch / 2)} 0 0 1 ${short(arch)} 0v${short(arch * 1.6)}Z`,
          shaded(wall, light, 0.85),
        ),
      );
  }
  if (clock)
    parts.push(
      disc(x - width * 0.04, top + height * 0.36, width * 0.15, light.dusk > 0.3 ? '#ffe2a0' : '#f2ead8'),
      stroke(
        straight(
          [
            [x - width * 0.04, top + height * 0.36 - width * 0.1],
            [x - width * 0.04, top + height * 0.36],
            [x + width * 0.04, top + height * 0.38],
          ],
          false,
        ),
        '#3d3540',
        1.4,
      ),
    );
  parts.push(
    stroke(segment(x, top - spire - width * 0.4, x, top - spire + 4), shaded('#3a3540', light, 0.3), 1.6),
    stroke(
      segment(x - width * 0.12, top - spire - width * 0.22, x + width * 0.12, top - spire - width * 0.22),
      shaded('#3a3540', light, 0.3),
      1.4,
    ),
  );
  return group(parts);
}
