import { type Colour, mix, tone } from '../../drawing/colour';
import { fill, group, oval, stroke } from '../../drawing/marks';
import { curve, segment, short } from '../../drawing/path';
import { shadow } from '../../rooms/shadow';
import { block } from '../../rooms/space';
import { round } from '../furniture/round';
import { near, type Thing } from './thing';

/** A ring to swim with, in stripes. */
function stripedRing(x: number, y: number, radius: number, colour: Colour, stripe: Colour, stripes: number): string {
  const around = `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke-width="${short(radius * 0.6)}"`;
  const long = (6.283 * radius) / stripes;
  return `<circle ${around} stroke="${colour}"/><circle ${around} stroke="${stripe}" stroke-dasharray="${short(long * 0.4)} ${short(long * 0.6)}"/>`;
}

/** Crossed oars and a life ring on the wall, sacks and rope on the floor. */
export const oars: Thing = (hall, x) => {
  const { space } = hall;
  const { at, s } = near(hall, x);
  const [rx, ry] = at(0.85, 1.7);
  const oar = (way: 1 | -1): string => {
    const [fx, fy] = at(0.85 - way * 0.66, 1.0);
    const [tx, ty] = at(0.85 + way * 0.66, 2.46);
    const [mx, my] = at(0.85 + way * 0.4, 2.17);
    return (
      stroke(segment(fx, fy, tx, ty), '#c99a68', 8) +
      stroke(segment(mx, my, tx, ty), '#b4483f', 22) +
      stroke(segment(mx, my, tx, ty), '#c99a68', 5)
    );
  };
  const sack = (dx: number, z: number, tall: number): string => {
    const [px, py] = space.at([x + dx, 0, z]);
    const t = s * tall;
    return group([
      oval(px, py + 2, t * 0.5, 8, '#2a203844'),
      fill(
        `M${short(px - t * 0.4)} ${short(py)}Q${short(px - t * 0.5)} ${short(py - t * 0.6)} ${short(px - t * 0.14)} ${short(py - t * 0.84)}l${short(-t * 0.08)} ${short(-t * 0.16)}h${short(t * 0.44)}l${short(-t * 0.08)} ${short(t * 0.16)}Q${short(px + t * 0.5)} ${short(py - t * 0.6)} ${short(px + t * 0.4)} ${short(py)}Z`,
        '#d9c49a',
      ),
      stroke(segment(px - t * 0.16, py - t * 0.83, px + t * 0.16, py - t * 0.83), '#8a6a44', 4),
      stroke(
        curve([
          [px - t * 0.2, py - t * 0.6],
          [px - t * 0.28, py - t * 0.3],
          [px - t * 0.24, py - 4],
        ]),
        '#b59a6c',
        3,
      ),
    ]);
  };
  return group([
    oar(1),
    oar(-1),
    stripedRing(rx, ry, s * 0.25, '#fdf6e4', '#b4483f', 4),
    sack(0.42, space.depth - 0.4, 0.66),
    sack(0.9, space.depth - 0.5, 0.54),
    ...[0.1, 0.06, 0.02].map(
      (up) =>
        round(space, x + 1.4, up, space.depth - 0.6, 0.24, '#c9a870') +
        round(space, x + 1.4, up + 0.02, space.depth - 0.6, 0.12, '#8a6a44'),
    ),
  ]);
};

/** Swimming rings and a pile of towels for the pools. */
export const swimRings: Thing = (hall, x) => {
  const { space, style, look } = hall;
  const { s } = near(hall, x);
  const z = space.depth - 0.5;
  const ring = (dx: number, up: number, colour: Colour): string =>
    stripedRing(...space.at([x + dx, up, z]), s * 0.2, colour, '#fdfaf2', 6);
  const towels = (dx: number, up: number, colours: readonly Colour[]): string =>
    group(
      colours.map((colour, index) =>
        block(
          space,
          { x: x + dx, y: up + index * 0.08, z: space.depth - 0.36, width: 0.42, height: 0.075, depth: 0.3 },
          mix(colour, '#ffffff', 0.3),
          colour,
          tone(colour, -0.08),
        ),
      ),
    );
  const shelf = (up: number): string =>
    block(
      space,
      { x, y: up - 0.05, z: space.depth - 0.42, width: 1.7, height: 0.05, depth: 0.4 },
      mix(style.wood, '#ffe8c0', 0.4),
      style.wood,
      tone(style.wood, -0.1),
    );
  return group([
    shelf(1.82),
    towels(0.1, 1.82, ['#fdfaf2', look.cloth, '#fdfaf2', look.cloth]),
    towels(0.64, 1.82, ['#fdfaf2', '#fdfaf2', look.seat]),
    towels(1.18, 1.82, ['#fdfaf2', style.accent, '#fdfaf2', style.accent, '#fdfaf2']),
    shelf(1.24),
    towels(0.1, 1.24, ['#fdfaf2', look.seat, '#fdfaf2']),
    towels(0.64, 1.24, ['#fdfaf2', look.cloth, '#fdfaf2', look.cloth]),
    towels(1.18, 1.24, ['#fdfaf2', '#fdfaf2']),
    shadow(space, x, z, 1.6, 0.3),
    ring(0.32, 0.28, '#e8577e'),
    ring(0.86, 0.28, '#2f9cb5'),
    ring(1.38, 0.28, '#f2b632'),
    ring(0.6, 0.76, '#5faf6a'),
  ]);
};
