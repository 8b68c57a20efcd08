import { group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { lights } from '../palette';
import type { Scene } from '../scenes/scene';
import { pendant } from './pendant';
import type { Plan } from './plan';
import { roomPlans } from './plans';
import { shell } from './shell';
import { createSpace } from './space';
import { roomStyles } from './style';
import type { Brand } from '@/domain/content/hotel';

const roomOf = (kind: string): Plan => {
  const plan = roomPlans[kind];
  if (!plan) throw new Error(`No plan of room kind ${kind}`);
  return plan;
};

/** A room of a kind in a brand's style. */
export const roomScene =
  (brand: Brand, kind: string): Scene =>
  (sheet: Sheet) => {
    const { width, depth, height, furnish } = roomOf(kind);
    const space = createSpace(width, height, depth);
    const style = roomStyles[brand];
    const light = { ...lights.summerEvening, sun: '#ffe2a8', shade: '#4a3f62' };
    return group([
      shell(sheet, space, style, brand),
      ...(kind === 'GLA' || kind === 'LOF' ? [] : [pendant(sheet, space, style)]),
      ...furnish({ sheet, space, style, brand }),
      air(sheet, light, 600, 300, 0.3),
    ]);
  };
