import { mix, sheer, tone } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import { texture } from '../drawing/texture';
import { armchair } from './armchair';
import { auroraRoof } from './auroraRoof';
import { balcony } from './balcony';
import { bathroom } from './bathroom';
import { bed } from './bed';
import { bedroomBeyond } from './bedroomBeyond';
import { bunks } from './bunks';
import { desk } from './desk';
import { fireplace } from './fireplace';
import { headboard } from './headboard';
import { kitchen } from './kitchen';
import { logWalls } from './logWalls';
import { minibar } from './minibar';
import { nightTable } from './nightTable';
import { windowOn } from './placing';
import type { Plan } from './plan';
import { recordPlayer } from './recordPlayer';
import { roofTops } from './roofTops';
import { rug } from './rug';
import { saunaDoor } from './saunaDoor';
import { showerGlass } from './showerGlass';
import { skylight } from './skylight';
import { sofa } from './sofa';
import { block, face, upright } from './space';
import { table } from './table';
import { tub } from './tub';
import { wallPicture } from './wallPicture';

/** Kinds of room with a plan of their own. */
export const specialPlans: Readonly<Record<string, Plan>> = {
  SUI: {
    width: 8,
    depth: 4.2,
    furnish: (s) => [
      bathroom(s.sheet, s.space, s.style, { x: 0.25, width: 1.1, kind: 'bath' }),
      saunaDoor(s.sheet, s.space, s.style, 1.62, 0.95),
      balcony(s, 6.15, 1.5),
      headboard(
        s.sheet,
        s.space,
        s.style,
        2.9,
        2.9,
        s.brand === 'solo' ? 'velvet' : s.brand === 'custom' ? 'carved' : 'panel',
      ),
      nightTable(s.sheet, s.space, s.style, 2.84),
      nightTable(s.sheet, s.space, s.style, 5.42),
      bed(s.sheet, s.space, s.style, { x: 3.28, width: 2.1, long: 2.1 }),
      rug(s.space, s.style, 4.0, 0.2, 2.8, 1.2),
      sofa(s.space, s.style, 5.0, 1.0, 1.7),
      group([
        block(
          s.space,
          { x: 4.2, y: 0, z: 0.6, width: 0.7, height: 0.36, depth: 0.5 },
          mix(s.style.wood, '#ffe0a8', 0.35),
          s.style.wood,
          tone(s.style.wood, -0.1),
        ),
        disc(...s.space.at([4.55, 0.42, 0.85]), 13, s.style.accent),
      ]),
    ],
  },
  STU: {
    width: 6.8,
    depth: 3.9,
    furnish: (s) => [
      bathroom(s.sheet, s.space, s.style, { x: 0.3, width: 0.88, kind: 'shower' }),
      windowOn(s, 4.85, 1.5, 0.7, 2.3),
      headboard(s.sheet, s.space, s.style, 1.5, 2.8, 'velvet'),
      nightTable(s.sheet, s.space, s.style, 1.5),
      nightTable(s.sheet, s.space, s.style, 3.86),
      bed(s.sheet, s.space, s.style, { x: 2, width: 1.8, parted: true }),
      wallPicture(s.space, s.style, 2.1, 1.42, 0.66, 0.86),
      wallPicture(s.space, s.style, 3.0, 1.52, 0.7, 0.6),
      desk(s.sheet, s.space, s.style, 4.95, 1.5),
      minibar(s.space, s.style, 6.1),
    ],
  },
  LOF: {
    width: 6.7,
    depth: 4,
    height: 2.56,
    furnish: (s) => [
      skylight(s.sheet, s.space),
      roofTops(s.sheet, s.space, 0.35, 1.2),
      roofTops(s.sheet, s.space, 5.15, 1.2),
      headboard(s.sheet, s.space, s.style, 2.0, 2.8, 'velvet'),
      nightTable(s.sheet, s.space, s.style, 1.92),
      nightTable(s.sheet, s.space, s.style, 4.46),
      bed(s.sheet, s.space, s.style, { x: 2.4, width: 2 }),
      recordPlayer(s.space, s.style, 5.3),
      fill(
        face(s.space, [
          [4.1, 0.003, 0.6],
          [6.6, 0.003, 0.6],
          [6.6, 0.003, 1.9],
          [4.1, 0.003, 1.9],
        ]),
        s.style.tile,
      ),
      stroke(
        Array.from({ length: 7 }, (_, index) =>
          straight([s.space.at([4.1 + index * 0.4, 0.004, 0.6]), s.space.at([4.1 + index * 0.4, 0.004, 1.9])], false),
        ).join(''),
        sheer('#5a5068', 0.3),
        1.4,
      ),
      tub(s.sheet, s.space, s.style, 4.35, 1.2),
      armchair(s.space, s.style, 0.7, 2),
      rug(s.space, s.style, 0.6, 0.5, 2.2, 1.1),
    ],
  },
  GLA: {
    width: 6.2,
    depth: 3.8,
    furnish: (s) => [
      auroraRoof(s.sheet, s.space, s.style),
      fill(upright(s.space, 0, 0, s.space.depth, s.space.width, 0.95), mix(s.style.wall, '#26344a', 0.35)),
      fill(upright(s.space, 0, 0, s.space.depth, s.space.width, 0.95), texture(s.sheet, 'boards', '#2a1c1c', 0.4)),
      headboard(s.sheet, s.space, s.style, 1.5, 3, 'panel'),
      nightTable(s.sheet, s.space, s.style, 1.58),
      nightTable(s.sheet, s.space, s.style, 4.16),
      bed(s.sheet, s.space, s.style, { x: 2.08, width: 2, parted: true }),
      glow(s.sheet, 600, 560, 520, '#7fe8c0', 0.16),
      rug(s.space, s.style, 1.8, 0.3, 2.6, 1),
      armchair(s.space, s.style, 5, 1.9),
      showerGlass(s, 0.25),
    ],
  },
  APT: {
    width: 8.2,
    depth: 4,
    furnish: (s) => [
      bedroomBeyond(s, 0.2, 1.74),
      bathroom(s.sheet, s.space, s.style, { x: 7.2, width: 0.84, kind: 'shower' }),
      bedroomBeyond(s, 5.16, 1.74),
      saunaDoor(s.sheet, s.space, s.style, 2.14, 0.92),
      kitchen(s.sheet, s.space, s.style, 3.2, 1.8),
      rug(s.space, s.style, 2.2, 0.3, 3.4, 1.4),
      armchair(s.space, s.style, 2.1, 1.9),
      table(s, 3.3, 0.9),
    ],
  },
  CAB: {
    width: 8.3,
    depth: 4.1,
    furnish: (s) => [
      logWalls(s),
      saunaDoor(s.sheet, s.space, s.style, 0.16, 0.84),
      bathroom(s.sheet, s.space, s.style, { x: 1.2, width: 0.74, kind: 'shower' }),
      bunks(s.sheet, s.space, s.style, 2.04, false, false),
      fireplace(s.sheet, s.space, 4.14, 1.1),
      windowOn(s, 6.0, 1.0, 0.95, 2.1),
      headboard(s.sheet, s.space, s.style, 5.4, 2.36, 'panel'),
      nightTable(s.sheet, s.space, s.style, 6.36),
      bed(s.sheet, s.space, s.style, { x: 5.42, width: 0.9 }),
      bed(s.sheet, s.space, s.style, { x: 6.82, width: 0.9 }),
      rug(s.space, s.style, 2.9, 0.6, 2.2, 1.4),
      armchair(s.space, s.style, 1.2, 1.4),
    ],
  },
};
