import { accessories } from './accessories';
import { armchair } from './armchair';
import { balcony } from './balcony';
import { bed } from './bed';
import { bunks } from './bunks';
import { coatHooks } from './coatHooks';
import { desk } from './desk';
import { headboard } from './headboard';
import { minibar } from './minibar';
import { nightTable } from './nightTable';
import { petCorner } from './petCorner';
import { bathOn, boardOf, decorated, doubleBed, twinBeds, windowOn } from './placing';
import type { Plan } from './plan';
import { rug } from './rug';
import { specialPlans } from './specialPlans';
import { tiledStove } from './tiledStove';
import { turningSpace } from './turningSpace';
import { wallPicture } from './wallPicture';

const standard: Readonly<Record<string, Plan>> = {
  SGL: {
    width: 5.3,
    depth: 3.5,
    furnish: (s) => [
      bathOn(s, 0.3, 0.84, 'shower'),
      windowOn(s, 3.5, 1.3, 0.95),
      headboard(s.sheet, s.space, s.style, 1.42, 1.66, boardOf(s.brand)),
      nightTable(s.sheet, s.space, s.style, 2.82),
      desk(s.sheet, s.space, s.style, 3.5, 1.35),
      bed(s.sheet, s.space, s.style, { x: 1.52, width: 1.2 }),
    ],
  },
  STQ: {
    width: 6,
    depth: 3.7,
    furnish: (s) => [
      bathOn(s, 0.3, 0.86, 'shower'),
      windowOn(s, 4.25, 1.35),
      ...doubleBed(s, 1.9, 1.6),
      rug(s.space, s.style, 1.45, 0.35, 2.5, 1),
      decorated(s, 2.2, 1.0),
      armchair(s.space, s.style, 4.75, s.space.depth - 1.5),
    ],
  },
  STT: {
    width: 6.2,
    depth: 3.7,
    furnish: (s) => [
      bathOn(s, 0.3, 0.86, 'shower'),
      windowOn(s, 4.45, 1.35),
      ...twinBeds(s, 1.6, 0.9),
      desk(s.sheet, s.space, s.style, 4.55, 1.3),
      decorated(s, 2.3, 1.0),
    ],
  },
  SUP: {
    width: 6.8,
    depth: 4,
    furnish: (s) => [
      bathOn(s, 0.3, 1.15, 'bath'),
      windowOn(s, 4.75, 1.6, 0.5, 2.34),
      ...doubleBed(s, 2.3, 1.8),
      decorated(s, 2.6, 1.2),
      rug(s.space, s.style, 1.9, 0.5, 2.6, 1),
      armchair(s.space, s.style, 4.95, s.space.depth - 1.5),
      minibar(s.space, s.style, 6.1),
    ],
  },
  FAM: {
    width: 7.6,
    depth: 4,
    furnish: (s) => [
      bathOn(s, 0.25, 0.86, 'shower'),
      windowOn(s, 6.05, 1.2),
      ...twinBeds(s, 1.45, 0.8, 0.12).filter((_, index) => index !== 1),
      nightTable(s.sheet, s.space, s.style, 3.3),
      ...twinBeds(s, 3.86, 0.8, 0.12).filter((_, index) => index !== 1),
      rug(s.space, s.style, 2.3, 0.5, 2.6, 1.1),
      decorated(s, 1.9, 0.9),
      decorated(s, 4.3, 0.9),
      accessories(s, 'games', 5.1, 1.0),
    ],
  },
  PET: {
    width: 6.2,
    depth: 3.7,
    furnish: (s) => [
      bathOn(s, 0.3, 0.86, 'shower'),
      windowOn(s, 4.45, 1.35),
      ...twinBeds(s, 1.6, 0.9),
      desk(s.sheet, s.space, s.style, 4.6, 1.2),
      decorated(s, 2.3, 1.0),
      petCorner(s.sheet, s.space, s.style, 4.1, 1.15),
    ],
  },
  ACC: {
    width: 7,
    depth: 4,
    furnish: (s) => [
      bathOn(s, 0.3, 1.3, 'rollIn'),
      windowOn(s, 5.35, 1.3, 0.62),
      ...twinBeds(s, 2.05, 1.0, 0.5),
      turningSpace(s),
      decorated(s, 2.7, 1.0),
      desk(s.sheet, s.space, s.style, 5.62, 1.05, false),
      accessories(s, 'wheelchair', 5.05, 1.1),
    ],
  },
  COZ: {
    width: 4.7,
    depth: 3.2,
    furnish: (s) => [
      bathOn(s, 0.25, 0.84, 'shower'),
      windowOn(s, 3.3, 1.1, 0.9),
      headboard(s.sheet, s.space, s.style, 1.36, 1.6, 'panel'),
      nightTable(s.sheet, s.space, s.style, 2.96),
      coatHooks(s, 3.28),
      bed(s.sheet, s.space, s.style, { x: 1.46, width: 1.4 }),
    ],
  },
  BUN: {
    width: 6.7,
    depth: 3.6,
    furnish: (s) => [
      bathOn(s, 2.5, 0.78, 'shower'),
      windowOn(s, 3.56, 0.66, 0.95),
      bunks(s.sheet, s.space, s.style, 0.24, false),
      bunks(s.sheet, s.space, s.style, 4.42, true),
      rug(s.space, s.style, 2.1, 0.6, 2.4, 1.2),
    ],
  },
  SEA: {
    width: 6.6,
    depth: 3.8,
    furnish: (s) => [
      bathOn(s, 0.3, 0.86, 'shower'),
      balcony(s, 4.4, 1.9, 'sea'),
      ...doubleBed(s, 2, 1.6, true),
      rug(s.space, s.style, 1.6, 0.4, 2.5, 1),
    ],
  },
  HER: {
    width: 6.6,
    depth: 3.9,
    furnish: (s) => [
      bathOn(s, 0.3, 1.1, 'bath'),
      windowOn(s, 5.15, 1.05),
      ...doubleBed(s, 2.1, 1.8),
      tiledStove(s.sheet, s.space, 4.38, 0.66),
      armchair(s.space, s.style, 5.35, s.space.depth - 1.7),
      wallPicture(s.space, s.style, 2.72, 1.5, 0.6, 0.5),
    ],
  },
};

/** Every kind of room by its code. */
export const roomPlans: Readonly<Record<string, Plan>> = { ...standard, ...specialPlans };
