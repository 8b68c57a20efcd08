import type { TownPlan } from '../townPlan';
import { espoo } from './espoo';
import { helsinki } from './helsinki';
import { vantaa } from './vantaa';

const parts = [helsinki, espoo, vantaa];

/** The region as a whole: its rails and main roads, and what its parts are known by. */
export const capital: TownPlan = {
  ground: helsinki.ground,
  bridges: parts.flatMap(({ bridges = [] }) => bridges),
  rails: parts.flatMap(({ rails = [] }) => rails),
  streets: parts.flatMap(({ streets }) => streets.filter(({ isMain }) => isMain)),
  landmarks: parts.flatMap(({ landmarks }) => landmarks.slice(0, 5)),
};
