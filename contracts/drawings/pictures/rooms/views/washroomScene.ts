import { group } from '../../drawing/marks';
import type { Sheet } from '../../drawing/sheet';
import { air } from '../../elements/air';
import { lights } from '../../palette';
import type { Scene } from '../../scenes/scene';
import { rug } from '../rug';
import type { Setting } from '../setting';
import { createSpace } from '../space';
import { roomStyles } from '../style';
import { basin } from './basin';
import { bathtub, glassCorner, stepFreeShower } from './bathing';
import { toilet } from './toilet';
import { washroomShell } from './washroomShell';
import type { Brand } from '@/domain/content/hotel';

type Bathing = 'shower' | 'bathtub' | 'stepFreeShower';

const draw: Readonly<Record<Bathing, (setting: Setting, x: number) => string>> = {
  shower: glassCorner,
  bathtub,
  stepFreeShower,
};

/** The bathroom of a brand's rooms, by what guests bathe in. */
export const washroomScene =
  (brand: Brand, bathing: Bathing): Scene =>
  (sheet: Sheet) => {
    const isStepFree = bathing === 'stepFreeShower';
    const space = createSpace(4, 2.6, 2.1, 228);
    const setting: Setting = { sheet, space, style: roomStyles[brand], brand };
    const wetFrom = bathing === 'shower' ? 2.75 : 2.45;
    return group([
      washroomShell(setting, wetFrom),
      toilet(setting, isStepFree ? 1.88 : 1.92, isStepFree),
      basin(setting, 0.3, isStepFree),
      draw[bathing](setting, wetFrom),
      ...(isStepFree ? [] : [rug(space, setting.style, 0.3, 0.6, 1.1, 0.6)]),
      air(sheet, { ...lights.summerEvening, sun: '#ffe2a8', shade: '#4a3f62' }, 420, 300, 0.26),
    ]);
  };
