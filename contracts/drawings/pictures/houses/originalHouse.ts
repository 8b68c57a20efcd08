import { type Colour, mix } from '../drawing/colour';
import { group, mirrored } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';
import { roundTower } from '../elements/roundTower';
import type { Light } from '../palette';
import { house } from './house';
import type { HouseLook } from './houseLook';
import { lanternRoof } from './lanternRoof';
import { porch } from './porch';
import { windowAt } from './window';

interface Place {
  /** Left end and bottom. */
  readonly x: number;
  readonly foot: number;
  readonly size?: number;
  readonly colour?: Colour;
  readonly roof?: Colour;
  readonly snow?: boolean;
  /** Its side looks to the left. */
  readonly turned?: boolean;
  /** One gable in the middle, two at the ends, a hipped roof with a lantern, a round corner. */
  readonly plan?: 'middle' | 'ends' | 'hipped' | 'corner';
}

/** Original: a plastered or boarded house with white trim and warm windows. About 390 wide. */
export function originalHouse(
  sheet: Sheet,
  light: Light,
  { x, foot, size: s = 1, colour = '#e6c58c', roof = '#7d4a40', snow = false, turned = false, plan = 'middle' }: Place,
): string {
  if (sheet.isFromWindow) return '';
  const look: HouseLook = {
    wall: colour,
    texture: plan === 'ends' ? 'boards' : 'plaster',
    trim: '#fbf4e4',
    roof,
    window: {
      width: 24 * s,
      height: (plan === 'hipped' ? 42 : 38) * s,
      panes: plan === 'ends' ? 'cross' : 'tall',
      trim: '#fdf8ec',
    },
    plinth: mix('#8f8984', light.shade, 0.2),
    snow,
    door: '#2f5a4c',
  };
  const pale = { ...look, wall: mix(colour, '#ffffff', 0.16) };
  const body = {
    x,
    foot,
    width: 300 * s,
    height: 186 * s,
    depth: 84 * s,
    floors: 3,
    bays: 6,
    sideBays: 2,
    roof: 'ridge' as const,
    roofHeight: 70 * s,
    chimneys: [0.14, 0.84],
    sideLit: turned,
    shining: 0.8,
    slope: 0.1,
  };
  const gable = (left: number, wide: number, tall: number, door?: number): string =>
    house(sheet, light, pale, {
      x: left,
      foot: foot + 5,
      width: wide,
      height: tall,
      depth: 0,
      floors: 3,
      bays: door === undefined ? 2 : 3,
      roof: 'gable',
      roofHeight: wide * 0.64,
      shining: 0.9,
      ...(door !== undefined && { door }),
    });
  const drawn = {
    middle: () => [house(sheet, light, look, body), gable(x + 96 * s, 112 * s, 200 * s, 1)],
    ends: () => [
      house(sheet, light, look, { ...body, height: 166 * s, door: 2, bays: 5 }),
      gable(x - 6 * s, 92 * s, 182 * s),
      gable(x + 214 * s, 92 * s, 182 * s),
      porch(sheet, light, x + 150 * s, foot + 2, s),
    ],
    hipped: () => [
      house(sheet, light, look, { ...body, roof: 'hip', roofHeight: 62 * s, chimneys: [0.3, 0.62], bays: 7, door: 3 }),
      lanternRoof(sheet, light, look, x + 186 * s, foot - 186 * s - 62 * s, s),
      porch(sheet, light, x + 150 * s, foot + 2, s),
    ],
    corner: () => [
      house(sheet, light, look, { ...body, bays: 6, door: 2, chimneys: [0.3, 0.6] }),
      roundTower(sheet, light, {
        x: x + 296 * s,
        foot: foot + 5,
        width: 82 * s,
        height: 222 * s,
        wall: pale.wall,
        roof,
        roofHeight: 86 * s,
        from: turned ? 1 : -1,
        snow,
        slits: 0,
      }),
      ...[0, 1, 2].flatMap((floor) =>
        [-24, 3].map((dx) =>
          windowAt(
            sheet,
            light,
            x + (296 + dx) * s,
            foot - (64 + floor * 64) * s,
            { ...look.window, width: 18 * s },
            light.dusk > 0.2 && sheet.chance.happens(0.85),
          ),
        ),
      ),
    ],
  }[plan]();
  return turned ? mirrored(drawn, x + 192 * s) : group(drawn);
}
