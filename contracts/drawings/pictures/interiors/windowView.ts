import { createChance } from '../drawing/chance';
import { mix, tone } from '../drawing/colour';
import { fade, glow, linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { lights } from '../palette';
import type { Scene } from '../scenes/scene';
import { type House, styleOf } from './hall';
import { lookOf } from './hotelLooks';
import { outside } from './outside';
import { sillThing, sillThings } from './sillThings';
import { curtain, joinery, outlineOf } from './windows';

/** The window's opening, by brand: low and wide, or high and narrow. */
const openings = {
  original: { x: 230, y: 76, width: 740, height: 548 },
  break: { x: 120, y: 96, width: 960, height: 520 },
  solo: { x: 300, y: 44, width: 600, height: 580 },
  heymo: { x: 170, y: 84, width: 860, height: 530 },
  custom: { x: 250, y: 70, width: 700, height: 552 },
} as const;

/** A window of the hotel from near, and what the hotel's own picture shows beyond it. */
export const windowView =
  (house: House): Scene =>
  (sheet) => {
    const look = lookOf(house.id);
    const style = styleOf(house);
    const { frame, isArched = false, upright, across, curtains } = joinery[house.brand];
    const opening = openings[house.brand];
    const { x, y, width, height } = opening;
    const foot = y + height;
    const wall = mix(style.wall, '#2a2048', look.dusk * 0.22);
    const reveal = { x: x - 36, y: y - 34, width: width + 72, height: height + 34 };
    const sill = mix(frame, house.brand === 'solo' ? '#8a7a80' : '#ffffff', 0.24);
    const thing = createChance(`${house.id} sill`).pick(sillThings);
    const light = { ...lights.summerEvening, sun: '#ffe2a8', shade: mix('#5a4f72', '#241c44', look.dusk) };
    return group([
      fill(
        box(0, 0, 1200, 800),
        linear(sheet, [
          [0, mix(wall, '#2a2048', 0.2)],
          [0.5, wall],
          [1, mix(wall, '#2a2048', 0.14)],
        ]),
      ),
      fill(
        box(0, 0, 1200, 800),
        texture(sheet, style.wallTexture ?? 'plaster', tone(style.wall, -0.14), style.wallTexture ? 0.45 : 0.16),
      ),
      fill(
        outlineOf(reveal, isArched),
        linear(
          sheet,
          [
            [0, mix(wall, '#fff6e0', 0.18)],
            [0.5, mix(wall, '#fff6e0', 0.4)],
            [1, mix(wall, '#fff6e0', 0.24)],
          ],
          true,
        ),
      ),
      outside(sheet, house.id, look.towards, outlineOf(opening, isArched), opening),
      fill(
        straight([
          [x + width * 0.08, foot],
          [x + width * 0.36, y],
          [x + width * 0.46, y],
          [x + width * 0.18, foot],
        ]),
        '#ffffff14',
      ),
      ...upright.map((share) => stroke(segment(x + width * share, y + 4, x + width * share, foot), frame, 12)),
      ...across.map((share) =>
        stroke(segment(x, y + height * share, x + width, y + height * share), frame, share === across[0] ? 11 : 8),
      ),
      stroke(
        outlineOf({ x: x + 3, y: y + 4, width: width - 6, height: height - 8 }, isArched),
        mix(frame, '#2a2038', 0.25),
        26,
      ),
      stroke(outlineOf(opening, isArched), frame, 20),
      fill(
        straight([
          [x - 36, foot - 2],
          [x + width + 36, foot - 2],
          [x + width + 92, foot + 66],
          [x - 92, foot + 66],
        ]),
        fade(sheet, mix(sill, '#2a2038', 0.1), sill),
      ),
      fill(
        box(x - 92, foot + 64, width + 184, 26),
        fade(sheet, mix(sill, '#2a2038', 0.14), mix(sill, '#2a2038', 0.26)),
      ),
      fill(box(x - 70, foot + 90, width + 140, 16), '#2a203833'),
      sillThing(sheet, thing, x + width * 0.8, foot + 40, style, look),
      glow(sheet, x + width * 0.5, foot + 20, 420, look.dusk > 0.6 ? '#ffd79a' : '#fff6dc', 0.28, 0.24),
      ...(curtains
        ? [
            stroke(segment(x - 176, y - 52, x + width + 176, y - 52), mix(style.metal, '#2a2030', 0.3), 9),
            curtain(x - 168, y - 48, 142, height + 176, look.cloth),
            curtain(x + width + 26, y - 48, 142, height + 176, look.cloth),
          ]
        : []),
      air(sheet, light, 600, 320, 0.24),
    ]);
  };
