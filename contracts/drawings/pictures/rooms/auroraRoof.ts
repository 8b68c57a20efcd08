import { mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { aurora } from '../elements/aurora';
import { forest } from '../elements/forest';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { stars } from '../elements/stars';
import { lights } from '../palette';
import { face, type Space } from './space';
import type { RoomStyle } from './style';

/** A roof of glass, and the northern lights above it. */
export function auroraRoof(sheet: Sheet, space: Space, style: RoomStyle): string {
  const light = lights.aurora;
  const [, foot] = space.at([0, 0.95, space.depth]);
  const pane = face(space, [
    [-0.4, 0.95, space.depth],
    [-0.4, 1.7, space.depth],
    [0.5, 3.4, 1.4],
    [space.width - 0.5, 3.4, 1.4],
    [space.width + 0.4, 1.7, space.depth],
    [space.width + 0.4, 0.95, space.depth],
  ]);
  const sides = straight([
    [0, 0],
    [1200, 0],
    [1200, 640],
    space.at([space.width, 0.95, space.depth]),
    space.at([0, 0.95, space.depth]),
    [0, 640],
  ]);
  const view = group([
    sky(sheet, light, foot),
    stars(sheet, foot, 170),
    aurora(sheet, {
      path: [
        [-20, 330],
        [220, 190],
        [460, 280],
        [720, 150],
        [960, 240],
        [1230, 90],
      ],
      height: 300,
      colours: ['#b9ffc4', '#3fe0a4', '#7a5fd0'],
      strength: 0.95,
    }),
    aurora(sheet, {
      path: [
        [300, 380],
        [560, 330],
        [820, 370],
        [1230, 260],
      ],
      height: 200,
      colours: ['#a5ffd0', '#34c9a0', '#3f68c0'],
      strength: 0.55,
    }),
    forest(sheet, light, {
      line: skyline(
        sheet,
        foot - 18,
        [
          [200, 20, 200],
          [1000, 24, 220],
        ],
        3,
      ),
      tall: 74,
      colour: '#0f2030',
      foot: foot + 30,
      haze: 0.2,
    }),
  ]);
  const rib = (a: readonly [number, number], b: readonly [number, number]): string =>
    stroke(straight([a, b], false), mix(style.metal, '#1a2438', 0.3), 9) +
    stroke(straight([a, b], false), '#8ad0c055', 2);
  const eaves = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => space.at([space.width * share, 1.75, space.depth]));
  const top = [-0.35, 0.06, 0.36, 0.64, 0.94, 1.35].map((share) => [share * 1200, -20] as const);
  return group([
    group([view], `clip-path="${within(sheet, sides)}"`),
    fill(pane, '#bfe8ff08'),
    ...eaves.map((from, index) => rib(from, top[index] ?? [0, 0])),
    ...eaves.map((from, index) => rib(from, space.at([space.width * index * 0.2, 0.95, space.depth]))),
    rib(eaves[0] ?? [0, 0], eaves[5] ?? [0, 0]),
    rib([70, 150], [1130, 150]),
    rib(space.at([0, 0.95, space.depth]), space.at([space.width, 0.95, space.depth])),
    rib(eaves[0] ?? [0, 0], [-40, 300]),
    rib(eaves[5] ?? [0, 0], [1240, 300]),
    rib(space.at([0, 0.95, space.depth]), [-10, 620]),
    rib(space.at([space.width, 0.95, space.depth]), [1210, 620]),
  ]);
}
