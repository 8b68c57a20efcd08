import { fill, group } from '../drawing/marks';
import { short } from '../drawing/path';
import { person } from './person';

/** A person with a guitar on the back. */
export const musician = (x: number, y: number, height: number, coat: string): string =>
  group([
    person(x, y, height, coat, 0.16),
    fill(
      `M${short(x - height * 0.16)} ${short(y - height * 0.32)}q${short(-height * 0.12)} ${short(-height * 0.14)} ${short(height * 0.02)} ${short(-height * 0.26)}l${short(height * 0.02)} ${short(-height * 0.34)}h${short(height * 0.06)}l${short(height * 0.03)} ${short(height * 0.34)}q${short(height * 0.1)} ${short(height * 0.16)} ${short(-height * 0.02)} ${short(height * 0.26)}Z`,
      '#2a2038',
    ),
  ]);
