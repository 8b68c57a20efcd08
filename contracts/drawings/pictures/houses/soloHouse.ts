import { type Colour, mix, sheer } from '../drawing/colour';
import { fade, glow, linear } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { roundTower } from '../elements/roundTower';
import { type Light, lit, shaded } from '../palette';
import { mansard } from './mansard';
import { stand, wall } from './wall';
import { windowAt } from './window';

interface CityHouse {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly floors?: number;
  readonly colour?: Colour;
  readonly roof?: Colour;
  readonly snow?: boolean;
  /** A round turret on the right corner. */
  readonly turret?: boolean;
  readonly brick?: boolean;
}

/** Solo: a tall town house with arches below, bays of windows, a steep roof with dormers. */
export function soloHouse(
  sheet: Sheet,
  light: Light,
  {
    x,
    foot,
    width,
    floors = 4,
    colour = '#c9a58c',
    roof = '#45414e',
    snow = false,
    turret = true,
    brick = false,
  }: CityHouse,
): string {
  if (sheet.isFromWindow) return '';
  const storey = width * 0.2;
  const shop = storey * 1.1;
  const height = shop + storey * (floors - 1);
  const top = foot - height;
  const peak = storey * 1.15;
  const bays = 5;
  const bay = width / bays;
  const cover = mix(light.ground, '#ffffff', 0.3);
  const trim = mix('#f3e6d0', light.shade, 0.12);
  const stone = mix('#8f8488', light.shade, 0.15);
  const style = { width: bay * 0.42, height: storey * 0.6, panes: 'tall' as const, trim };
  const warm = linear(sheet, [
    [0, '#ffe3a0'],
    [0.6, '#ffc877'],
    [1, '#d9823c'],
  ]);
  const arch = (at: number, wide: number, tall: number): string =>
    `M${short(at - wide / 2)} ${short(foot - 6)}v${short(-tall + wide / 2)}a${short(wide / 2)} ${short(wide / 2)} 0 0 1 ${short(wide)} 0v${short(tall - wide / 2)}Z`;
  const night = light.dusk > 0.2;
  const parts = [
    ...mansard(sheet, light, { x, width, top, peak, colour, roof, snow, window: style }),
    stand(
      [
        wall(sheet, light, {
          width,
          height,
          colour,
          texture: brick ? 'brick' : 'plaster',
          window: style,
          floors: floors - 1,
          bays,
          shining: 0.78,
          under: shop,
          over: storey * 0.12,
        }),
      ],
      x,
      foot,
    ),
    fill(box(x, foot - shop, width, shop), fade(sheet, stone, shaded(stone, light, 0.4))),
    fill(box(x, foot - shop, width, shop), texture(sheet, 'brick', shaded(stone, light, 0.6), 0.3)),
    fill(box(x - 4, foot - shop - 5, width + 8, 8), trim),
    fill(box(x - 7, top - 4, width + 14, 9), trim),
    ...(snow
      ? [fill(box(x - 8, top - 9, width + 16, 6), cover), fill(box(x - 4, foot - shop - 9, width + 8, 5), cover)]
      : []),
  ];
  for (const share of [0.1, 0.3, 0.7, 0.9])
    parts.push(
      fill(arch(x + width * share, bay * 0.66, shop * 0.78), trim),
      fill(arch(x + width * share, bay * 0.54, shop * 0.72), night ? warm : shaded('#56697a', light, 0.3)),
      stroke(
        segment(x + width * share, foot - 6, x + width * share, foot - shop * 0.74) +
          segment(
            x + width * share - bay * 0.27,
            foot - shop * 0.42,
            x + width * share + bay * 0.27,
            foot - shop * 0.42,
          ),
        shaded('#3a3038', light, 0.2),
        1.6,
      ),
    );
  const door = x + width / 2;
  parts.push(
    ...(night ? [glow(sheet, door, foot - shop * 0.5, bay * 1.5, '#ffc46c', 0.6)] : []),
    fill(arch(door, bay * 0.84, shop * 0.94), trim),
    fill(arch(door, bay * 0.66, shop * 0.84), '#6e2230'),
    fill(arch(door, bay * 0.42, shop * 0.7), warm),
    stroke(segment(door, foot - 6, door, foot - shop * 0.8), '#47161f', 2),
    fill(
      straight([
        [door - bay * 0.62, foot - shop * 0.86],
        [door + bay * 0.62, foot - shop * 0.86],
        [door + bay * 0.76, foot - shop * 0.68],
        [door - bay * 0.76, foot - shop * 0.68],
      ]),
      '#7d2638',
    ),
  );
  for (const share of [0.3, 0.7]) {
    const cx = x + width * share;
    parts.push(
      fill(
        box(cx - bay * 0.36, top + storey * 0.06, bay * 0.72, height - shop - storey * 0.3),
        lit(colour, light, 0.16),
      ),
      fill(
        box(cx + bay * 0.24, top + storey * 0.06, bay * 0.12, height - shop - storey * 0.3),
        sheer(light.shade, 0.28),
      ),
    );
    for (let floor = 0; floor < floors - 1; floor += 1)
      parts.push(
        windowAt(
          sheet,
          light,
          cx - style.width * 0.5,
          top + storey * (floor + 0.24),
          { ...style, width: style.width * 0.92 },
          night && sheet.chance.happens(0.8),
        ),
        disc(cx, top + storey * (floor + 0.98), 2.6, sheer(trim, 0.7)),
      );
  }
  if (turret)
    parts.push(
      roundTower(sheet, light, {
        x: x + width - bay * 0.1,
        foot: foot - shop - 2,
        width: bay * 0.86,
        height: height - shop + peak * 0.2,
        wall: lit(colour, light, 0.08),
        roof,
        roofHeight: storey * 1.5,
        from: -1,
        snow,
        slits: 0,
      }),
      ...Array.from({ length: floors - 1 }, (_, floor) =>
        group(
          [-0.26, 0.04].map((at) =>
            windowAt(
              sheet,
              light,
              x + width - bay * 0.1 + at * bay,
              top + storey * (floor + 0.22),
              { ...style, width: bay * 0.2 },
              night && sheet.chance.happens(0.85),
            ),
          ),
        ),
      ),
    );
  return group(parts);
}
