import type { Chance } from './chance';
import type { Colour } from './colour';
import { curve, short, type Point } from './path';

/** A filled outline. */
export const fill = (path: string, colour: Colour, more = ''): string =>
  `<path d="${path}" fill="${colour}"${more && ` ${more}`}/>`;

/** A drawn line. */
export const stroke = (path: string, colour: Colour, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const disc = (x: number, y: number, radius: number, colour: Colour): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: Colour): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"/>`;

/** A group, moved, turned or made transparent together. */
export const group = (parts: readonly string[], attributes = ''): string =>
  `<g${attributes && ` ${attributes}`}>${parts.join('')}</g>`;

/** Mirrored at a vertical line. */
export const mirrored = (parts: readonly string[], about: number): string =>
  group(parts, `transform="translate(${short(2 * about)} 0) scale(-1 1)"`);

/** A round shape with a slightly irregular outline. */
export function blob(chance: Chance, x: number, y: number, rx: number, ry: number, rough = 0.14, corners = 9): string {
  const begin = chance.next() * 6.283;
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = begin + (index / corners) * 6.283;
    const reach = 1 + chance.between(-rough, rough);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return curve(points, true);
}

/** One stroke of a flat brush, thin at its ends. */
export function brushed(chance: Chance, x: number, y: number, length: number, thickness: number): string {
  const half = length / 2;
  const top: Point[] = [];
  const bottom: Point[] = [];
  for (const place of [-0.62, -0.2, 0.25, 0.66]) {
    const body = thickness * (1 - place * place) * chance.between(0.6, 1.1);
    const drift = chance.between(-0.25, 0.25) * thickness;
    top.push([x + place * half, y + drift - body / 2]);
    bottom.unshift([x + place * half, y + drift + body / 2]);
  }
  return curve([[x - half, y], ...top, [x + half, y + chance.between(-0.4, 0.4) * thickness], ...bottom], true);
}

/** One touch of a small pointed brush: a leaf, a needle, a highlight. */
export function dab(chance: Chance, x: number, y: number, size: number, turn = chance.next() * 6.283): string {
  const dx = Math.cos(turn) * size;
  const dy = Math.sin(turn) * size;
  const belly = chance.between(0.7, 1.15);
  return `M${short(x - dx)} ${short(y - dy)}Q${short(x - dy * belly)} ${short(y + dx * belly)} ${short(x + dx)} ${short(y + dy)}Q${short(x + dy * belly)} ${short(y - dx * belly)} ${short(x - dx)} ${short(y - dy)}Z`;
}
