import type { Colour } from './colour';
import { short } from './path';
import type { Sheet } from './sheet';

type Stop = readonly [place: number, colour: Colour, opacity?: number];

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([place, colour, opacity]) =>
        `<stop offset="${place}" stop-color="${colour.slice(0, 7)}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A gradient from top to bottom of the shape it fills (or from left to right). */
export const linear = (sheet: Sheet, stops: readonly Stop[], across = false): string =>
  sheet.define(
    `linear ${across} ${JSON.stringify(stops)}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stopTags(stops)}</linearGradient>`,
  );

/** From one colour at the top to another at the bottom. */
export const fade = (sheet: Sheet, top: Colour, foot: Colour): string =>
  linear(sheet, [
    [0, top],
    [1, foot],
  ]);

/** A gradient between two heights of the sheet, shared by all shapes that use it. */
export const between = (sheet: Sheet, top: number, foot: number, stops: readonly Stop[]): string =>
  sheet.define(
    `between ${short(top)} ${short(foot)} ${JSON.stringify(stops)}`,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${short(top)}" x2="0" y2="${short(foot)}">${stopTags(stops)}</linearGradient>`,
  );

/** Light that fades from a centre. */
export const radial = (sheet: Sheet, stops: readonly Stop[]): string =>
  sheet.define(
    `radial ${JSON.stringify(stops)}`,
    (id) => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`,
  );

export function glow(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  opacity = 0.6,
  squash = 1,
): string {
  const paint = radial(sheet, [
    [0, colour, opacity],
    [0.35, colour, Math.round(opacity * 42) / 100],
    [0.7, colour, Math.round(opacity * 10) / 100],
    [1, colour, 0],
  ]);
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radius)}" ry="${short(radius * squash)}" fill="${paint}"/>`;
}
