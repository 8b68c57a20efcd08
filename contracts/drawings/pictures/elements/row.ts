import { type Colour, mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';

/** Town houses side by side, far enough to be a row of colours. */
export function row(
  sheet: Sheet,
  light: Light,
  from: number,
  to: number,
  foot: (x: number) => number,
  tall: number,
  colours: readonly [Colour, ...Colour[]],
  distance: number,
  snow = false,
): string {
  const { chance } = sheet;
  const parts: string[] = [];
  const cover = mix(light.ground, '#ffffff', 0.2);
  for (let x = from; x < to;) {
    const wide = tall * chance.between(0.6, 1.05);
    const high = tall * chance.between(0.75, 1.2);
    const base = foot(x + wide / 2);
    const colour = mix(chance.pick(colours), light.haze, distance);
    const top = base - high;
    const peak = tall * chance.between(0.14, 0.34);
    const roof =
      snow && chance.happens(0.8)
        ? mix(cover, light.haze, distance)
        : mix(chance.pick(['#8f5548', '#5a5462', '#6e4a48'] as const), light.haze, distance);
    parts.push(
      fill(box(x, top, wide, high + 40), fade(sheet, mix(colour, light.sun, 0.12), shaded(colour, light, 0.22))),
    );
    parts.push(
      fill(
        chance.happens(0.5)
          ? straight([
              [x - 3, top + 1],
              [x + wide + 3, top + 1],
              [x + wide - wide * 0.14, top - peak],
              [x + wide * 0.14, top - peak],
            ])
          : straight([
              [x - 3, top + 1],
              [x + wide + 3, top + 1],
              [x + wide / 2, top - peak * 1.3],
            ]),
        roof,
      ),
    );
    const pitch = tall * 0.17;
    const pane = tall * 0.075;
    for (let wy = top + pitch * 0.6; wy < base - pitch * 0.6; wy += pitch * 1.15) {
      for (let wx = x + pitch * 0.5; wx < x + wide - pitch * 0.6; wx += pitch) {
        parts.push(
          fill(
            box(wx, wy, pane, pane * 1.4),
            light.dusk > 0.2 && chance.happens(0.5 * light.dusk + 0.1)
              ? mix('#ffd386', light.haze, distance * 0.4)
              : shaded(colour, light, 0.6),
          ),
        );
      }
    }
    if (chance.happens(0.6))
      parts.push(
        fill(
          box(x + wide * chance.between(0.2, 0.7), top - peak * 1.15, tall * 0.07, peak),
          mix('#8a5a50', light.haze, distance),
        ),
      );
    x += wide + chance.between(0, tall * 0.06);
  }
  return group(parts);
}
