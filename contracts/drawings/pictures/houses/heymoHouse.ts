import { type Colour, mix, sheer } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { person } from '../elements/person';
import { stringOfLights } from '../elements/stringOfLights';
import { type Light, lit, shaded } from '../palette';
import { windowAt, type WindowStyle } from './window';

interface PlayHouse {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly colour?: Colour;
  readonly second?: Colour;
  readonly snow?: boolean;
}

/** Heymo: a colourful house with irregular windows, a painted wall and a roof terrace. */
export function heymoHouse(
  sheet: Sheet,
  light: Light,
  { x, foot, width, height, colour = '#f2b632', second = '#6d4bb0', snow = false }: PlayHouse,
): string {
  if (sheet.isFromWindow) return '';
  const { chance } = sheet;
  const top = foot - height;
  const depth = width * 0.22;
  const night = light.dusk > 0.2;
  const front = mix(colour, light.shade, 0.1 + light.dusk * 0.12);
  const body = box(x, top, width, height);
  const paint = (share: number, tint: Colour): Colour => mix(tint, front, share);
  const side = straight([
    [x + width, foot],
    [x + width, top],
    [x + width + depth, top - depth * 0.12],
    [x + width + depth, foot - depth * 0.12],
  ]);
  const parts = [
    fill(side, fade(sheet, shaded(second, light, 0.25), shaded(second, light, 0.5))),
    fill(body, fade(sheet, lit(front, light, 0.1), shaded(front, light, 0.12))),
    group(
      [
        disc(x, foot - height * 0.1, width * 0.62, paint(0.08, second)),
        disc(x, foot - height * 0.1, width * 0.36, paint(0.1, '#e8577e')),
        disc(x + width * 0.86, top + height * 0.14, width * 0.24, paint(0.1, '#f7efe0')),
        fill(
          straight([
            [x + width, foot - height * 0.42],
            [x + width, foot],
            [x + width * 0.62, foot],
          ]),
          paint(0.12, '#2f9c95'),
        ),
        fill(body, texture(sheet, 'plaster', shaded(front, light, 0.6), 0.18)),
      ],
      `clip-path="${within(sheet, body)}"`,
    ),
  ];
  const style = (wide: number, tall: number): WindowStyle => ({
    width: wide,
    height: tall,
    panes: chance.happens(0.6) ? 'plain' : 'cross',
    trim: '#fbf6ea',
  });
  const floors = Math.max(3, Math.round(height / 62));
  const storey = (height * 0.8) / floors;
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + height * 0.06 + floor * storey;
    let at = width * chance.between(0.06, 0.12);
    while (at < width * 0.86) {
      const wide = width * chance.pick([0.09, 0.1, 0.16] as const);
      if (at + wide > width * 0.95) break;
      const tall = storey * chance.pick([0.52, 0.62] as const);
      parts.push(
        windowAt(
          sheet,
          light,
          x + at,
          y + storey * chance.pick([0, 0.1, 0.18] as const),
          style(wide, tall),
          night ? chance.happens(0.74) : chance.happens(0.06),
        ),
      );
      if (chance.happens(0.25)) parts.push(fill(box(x + at - 2, y + tall + storey * 0.14, wide + 4, 6), '#e8577e'));
      at += wide + width * chance.between(0.06, 0.11);
    }
    for (const share of [0.25, 0.65])
      parts.push(
        group(
          [windowAt(sheet, light, 0, 0, style(depth * 0.2, storey * 0.5), night && chance.happens(0.7))],
          `transform="matrix(1 -0.12 0 1 ${short(x + width + depth * share)} ${short(y + storey * 0.06 - depth * share * 0.12)})"`,
        ),
      );
  }
  const shop = height * 0.15;
  parts.push(
    ...(night ? [glow(sheet, x + width / 2, foot - shop * 0.6, width * 0.7, '#ffc46c', 0.5)] : []),
    fill(box(x + width * 0.06, foot - shop, width * 0.88, shop), '#fbf6ea'),
    fill(
      box(x + width * 0.08, foot - shop * 0.92, width * 0.84, shop * 0.92),
      night
        ? fade(sheet, '#ffe09a', '#f2a04e')
        : fade(sheet, mix(light.shade, '#ffffff', 0.3), shaded('#54657a', light, 0.3)),
    ),
    ...[0.25, 0.42, 0.75].map((share) =>
      stroke(segment(x + width * share, foot, x + width * share, foot - shop), '#fbf6ea', 2.6),
    ),
    fill(
      straight([
        [x + width * 0.02, foot - shop * 1.02],
        [x + width * 0.98, foot - shop * 1.02],
        [x + width, foot - shop * 0.74],
        [x, foot - shop * 0.74],
      ]),
      mix('#e8577e', light.shade, 0.15),
    ),
    ...Array.from({ length: 7 }, (_, index) =>
      fill(
        straight([
          [x + width * (0.02 + index * 0.137), foot - shop * 1.02],
          [x + width * (0.09 + index * 0.137), foot - shop * 1.02],
          [x + width * (0.085 + index * 0.1385), foot - shop * 0.74],
          [x + width * (0.005 + index * 0.1385), foot - shop * 0.74],
        ]),
        mix('#fbf6ea', light.shade, 0.1),
      ),
    ),
    fill(box(x + width * 0.52, foot - shop * 0.8, width * 0.12, shop * 0.8), shaded(second, light, 0.1)),
    fill(box(x - 4, top - 6, width + 8, 10), mix('#fbf6ea', light.shade, 0.1)),
    ...(snow ? [fill(box(x - 6, top - 13, width + 12, 9), mix(light.ground, '#ffffff', 0.4))] : []),
    stroke(
      segment(x + 2, top - 26, x + width - 2, top - 26) +
        Array.from({ length: 9 }, (_, index) =>
          segment(x + 4 + (index / 8) * (width - 8), top - 26, x + 4 + (index / 8) * (width - 8), top - 6),
        ).join(''),
      sheer('#3a2f45', 0.8),
      1.8,
    ),
    fill(box(x + width * 0.66, top - 62, width * 0.28, 56), shaded('#8a5a3c', light, 0.15)),
    fill(box(x + width * 0.66, top - 62, width * 0.28, 56), texture(sheet, 'boards', '#3d2419', 0.4)),
    fill(
      straight([
        [x + width * 0.63, top - 60],
        [x + width * 0.97, top - 72],
        [x + width * 0.97, top - 64],
        [x + width * 0.63, top - 53],
      ]),
      snow ? mix(light.ground, '#ffffff', 0.4) : shaded('#3c3544', light, 0.2),
    ),
    fill(box(x + width * 0.72, top - 44, width * 0.09, 18), night ? '#ffd27c' : shaded('#9fb4be', light, 0.3)),
    stroke(segment(x + width * 0.9, top - 66, x + width * 0.9, top - 88), shaded('#3c3544', light, 0.2), 5),
    person(x + width * 0.2, top - 6, 34, '#2f9c95', 0.08),
    person(x + width * 0.28, top - 6, 32, '#e8577e', 0.08),
    person(x + width * 0.5, top - 6, 33, '#3d5a9c', 0.1),
    stringOfLights(sheet, [x + 4, top - 58], [x + width * 0.66, top - 58], 7, 9),
    stroke(segment(x + 4, top - 60, x + 4, top - 6), '#3a2f45', 2),
  );
  return group(parts);
}
