import { type Colour, mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';
import { glazedGable } from './glazedGable';
import { house } from './house';
import type { HouseLook } from './houseLook';

const timber = (light: Light, snow: boolean): HouseLook => ({
  wall: mix('#6b4a3a', light.haze, 0.08),
  texture: 'logs',
  trim: '#3b2c2a',
  roof: '#4a4650',
  window: { width: 26, height: 34, panes: 'tall', trim: '#2f2626' },
  plinth: shaded('#8a8580', light, 0.3),
  snow,
  door: '#c96f3b',
});

interface Lodge {
  readonly x: number;
  readonly foot: number;
  /** Of the whole house. */
  readonly width: number;
  readonly snow?: boolean;
  readonly wall?: Colour;
}

/** A low wide timber house with a tall glazed gable. */
export function lodge(sheet: Sheet, light: Light, { x, foot, width, snow = false, wall }: Lodge): string {
  if (sheet.isFromWindow) return '';
  const base = timber(light, snow);
  const look = wall ? { ...base, wall } : base;
  const hall = width * 0.3;
  const hallX = x + width * 0.36;
  const low = width * 0.16;
  return group([
    house(sheet, light, look, {
      x,
      foot: foot - 6,
      width: width * 0.82,
      height: low,
      depth: width * 0.13,
      floors: 2,
      bays: 10,
      roof: 'ridge',
      roofHeight: width * 0.1,
      chimneys: [0.16, 0.82],
      shining: 0.85,
      slope: 0.1,
    }),
    glazedGable(sheet, light, look, hallX, foot, hall, low * 1.2, hall * 0.42),
    fill(box(x - width * 0.02, foot - 5, width * 0.9, 7), shaded('#a88a68', light, 0.3)),
    stroke(segment(x - width * 0.02, foot - 16, hallX - 6, foot - 16), shaded('#8a6a50', light, 0.2), 2.4),
    ...Array.from({ length: 12 }, (_, index) =>
      stroke(
        segment(x + (index / 12) * width * 0.36, foot - 16, x + (index / 12) * width * 0.36, foot - 4),
        shaded('#8a6a50', light, 0.2),
        1.6,
      ),
    ),
  ]);
}
