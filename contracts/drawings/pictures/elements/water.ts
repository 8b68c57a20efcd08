import { along, type Colour, mix, sheer } from '../drawing/colour';
import { between } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { box, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Light } from '../palette';

interface Water {
  readonly top: number;
  readonly foot?: number;
  readonly left?: number;
  readonly right?: number;
  /** Its own colour under the reflection. */
  readonly deep: Colour;
  /** The drawn parts that are reflected. */
  readonly mirrored?: readonly string[];
  /** The x of a light's glitter. */
  readonly glitter?: number;
  /** 0 is calm, 1 windy. */
  readonly wind?: number;
}

const ripple = (sheet: Sheet, wind: number): string =>
  sheet.define(
    `ripple ${wind}`,
    (id) =>
      `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.085" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="${short(7 + wind * 30)}" xChannelSelector="R" yChannelSelector="B"/><feGaussianBlur stdDeviation="0.6 1.6"/></filter>`,
  );

/** Water that reflects what is behind it, with ripples that grow towards the viewer. */
export function water(
  sheet: Sheet,
  light: Light,
  { top, foot = sheet.height, left = 0, right = sheet.width, deep, mirrored = [], glitter, wind = 0.4 }: Water,
): string {
  const { chance } = sheet;
  const depth = foot - top;
  const skyStops = [...light.sky].reverse();
  const surface = (share: number): Colour => mix(along(skyStops, share * 0.9), deep, 0.22 + share * 0.5);
  const parts = [
    fill(
      box(left, top, right - left, depth),
      between(
        sheet,
        top,
        foot,
        [0, 0.25, 0.5, 0.75, 1].map((share) => [share, surface(share)] as const),
      ),
    ),
  ];
  if (mirrored.length > 0) {
    const clip = sheet.define(
      `clip water ${short(top)} ${short(foot)} ${short(left)}`,
      (id) => `<clipPath id="${id}"><path d="${box(left, top, right - left, depth)}"/></clipPath>`,
    );
    parts.push(
      group(
        [
          group(
            [group(mirrored, `transform="matrix(1 0 0 -0.92 0 ${short(top * 1.92)})"`)],
            `filter="${ripple(sheet, wind)}"`,
          ),
        ],
        `clip-path="${clip}" opacity="0.62"`,
      ),
    );
  }
  const count = Math.round((depth * (right - left)) / 5200);
  for (let index = 0; index < count; index += 1) {
    const share = chance.next() ** 0.8;
    const y = top + 2 + share * depth;
    const x = chance.between(left, right);
    const length = (18 + share * 210) * chance.between(0.5, 1.3);
    const colour = chance.happens(0.55) ? surface(Math.max(0, share - 0.35)) : mix(surface(share), deep, 0.5);
    parts.push(
      fill(brushed(chance, x, y, length, 1 + share * 7 * (0.4 + wind)), sheer(colour, chance.between(0.25, 0.6))),
    );
  }
  if (glitter !== undefined) {
    for (let index = 0; index < 60; index += 1) {
      const share = chance.next();
      const spread = 14 + share * 80;
      parts.push(
        fill(
          brushed(
            chance,
            glitter + chance.between(-1, 1) * spread * chance.next(),
            top + 2 + share * depth * 0.95,
            10 + share * 70 * chance.next(),
            1.4 + share * 3.4,
          ),
          sheer(light.sun, chance.between(0.45, 0.95) * (1 - share * 0.35)),
        ),
      );
    }
  }
  return group(parts);
}
