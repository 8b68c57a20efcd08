import { fade } from '../../drawing/gradients';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { box, short, straight } from '../../drawing/path';
import type { Setting } from '../setting';
import { upright } from '../space';
import { grabRail } from './grabRail';

/** A toilet on the wall, and towels on a shelf above it; between folding rails in an accessible bathroom. */
export function toilet(setting: Setting, x: number, hasRails: boolean): string {
  const { sheet, space, style } = setting;
  const back = space.depth;
  const z = back - 0.45;
  const s = space.scale(z);
  const seat = hasRails ? 0.48 : 0.42;
  const [px, py] = space.at([x, seat, z]);
  const [, foot] = space.at([x, 0.12, z]);
  const [, ground] = space.at([x, 0, z]);
  const [wx, wy] = space.at([x, 1.0, back]);
  const rail = (at: number): string => {
    const out = at + (at < x ? -0.04 : 0.04);
    return grabRail(space, [
      [at, 0.84, back],
      [out, 0.84, back - 0.75],
      [out, 0.62, back - 0.75],
      [at, 0.62, back],
    ]);
  };
  const towel = (index: number): string => {
    const [tx, ty] = space.at([x - 0.22 + index * 0.22, 1.62, back - 0.12]);
    const colour = ['#fbf6ea', style.throwCloth, '#fbf6ea'][index] ?? '#fbf6ea';
    return disc(tx, ty, 24, colour) + stroke(`M${short(tx - 12)} ${short(ty)}a12 12 0 1 1 12 12`, '#00000022', 3);
  };
  return group([
    ...[0, 1, 2].map(towel),
    fill(upright(space, x - 0.4, 1.48, back - 0.2, 0.8, 0.045), style.wood),
    fill(box(wx - 22, wy - 14, 44, 28), style.metal),
    stroke(
      straight(
        [
          [wx, wy - 12],
          [wx, wy + 12],
        ],
        false,
      ),
      '#00000033',
      2,
    ),
    oval(px, ground - 2, s * 0.26, s * 0.05, '#2a203844'),
    fill(
      `M${short(px - s * 0.21)} ${short(py)}C${short(px - s * 0.21)} ${short(py + s * 0.2)} ${short(px - s * 0.12)} ${short(foot)} ${short(px)} ${short(foot)}S${short(px + s * 0.21)} ${short(py + s * 0.2)} ${short(px + s * 0.21)} ${short(py)}Z`,
      fade(sheet, '#fdfcf8', '#c4c0cc'),
    ),
    oval(px, py, s * 0.215, s * 0.075, '#fffdf8'),
    oval(px, py - s * 0.006, s * 0.17, s * 0.052, '#e4e2e6'),
    ...(hasRails
      ? [rail(x - 0.36), rail(x + 0.36)]
      : [17, 6].map((r, index) => disc(...space.at([x + 0.44, 0.72, back - 0.06]), r, index ? '#c9b49a' : '#fffdf6'))),
  ]);
}
