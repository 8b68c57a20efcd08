import type { BreakfastDish } from '../../../world/content/interiors';
import { createChance } from '../drawing/chance';
import { mix, sheer, tone } from '../drawing/colour';
import { fade, glow, linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import { within } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { lights } from '../palette';
import type { Scene } from '../scenes/scene';
import { breakfastDish } from './breakfastDishes';
import { type House, styleOf } from './hall';
import { lookOf } from './hotelLooks';
import { outside } from './outside';
import { cup } from './sillThings';
import { basket, bowl, butter, egg, jug, posy, pot } from './tableware';
import { curtain, joinery, outlineOf } from './windows';

const edge = 508;

/** A breakfast table at a window of the hotel, with what its kitchen is known for in the middle. */
export const breakfast =
  (house: House, dish: BreakfastDish): Scene =>
  (sheet) => {
    const look = lookOf(house.id);
    const style = styleOf(house);
    const { frame, isArched = false, upright, across, curtains } = joinery[house.brand];
    const chance = createChance(`${house.id} breakfast`);
    const way = chance.happens(0.5) ? 1 : -1;
    const at = (dx: number): number => 600 + dx * way;
    const opening = { x: 150, y: isArched ? 20 : 46, width: 900, height: isArched ? 424 : 396 };
    const { x, y, width, height } = opening;
    const wall = mix(style.wall, '#2a2048', look.dusk * 0.2);
    const wood = mix(style.wood, '#ffe8c0', 0.34);
    const top = straight([
      [40, edge],
      [1160, edge],
      [1420, 830],
      [-220, 830],
    ]);
    const light = { ...lights.summerEvening, sun: '#ffe2a8', shade: mix('#5a4f72', '#241c44', look.dusk) };
    return group([
      fill(box(0, 0, 1200, 800), fade(sheet, mix(wall, '#2a2048', 0.14), wall)),
      fill(
        box(0, 0, 1200, 800),
        texture(sheet, style.wallTexture ?? 'plaster', tone(style.wall, -0.14), style.wallTexture ? 0.45 : 0.16),
      ),
      outside(sheet, house.id, look.towards, outlineOf(opening, isArched), opening),
      ...upright.map((share) => stroke(segment(x + width * share, y, x + width * share, y + height), frame, 11)),
      ...across.map((share) => stroke(segment(x, y + height * share, x + width, y + height * share), frame, 9)),
      stroke(outlineOf(opening, isArched), frame, 19),
      fill(box(x - 40, y + height + 4, width + 80, 22), mix(frame, '#ffffff', 0.24)),
      fill(box(x - 40, y + height + 26, width + 80, 8), '#2a203830'),
      ...(curtains
        ? [curtain(x - 128, -10, 120, edge + 6, look.cloth), curtain(x + width + 8, -10, 120, edge + 6, look.cloth)]
        : []),
      fill(
        top,
        linear(sheet, [
          [0, mix(wood, '#fff0d4', 0.3)],
          [1, wood],
        ]),
      ),
      group(
        [
          ...Array.from({ length: 9 }, (_, index) =>
            stroke(segment(600 + (index - 4) * 128, edge, 600 + (index - 4) * 190, 830), sheer(style.wood, 0.4), 3),
          ),
          fill(top, texture(sheet, 'dry', style.wood, 0.34)),
          fill(
            straight([
              [380, edge],
              [820, edge],
              [904, 830],
              [296, 830],
            ]),
            mix(look.cloth, '#fdf6e8', 0.62),
          ),
          ...[0.06, 0.94].map((share) =>
            stroke(segment(380 + 440 * share, edge, 296 + 608 * share, 830), mix(look.cloth, '#fdf6e8', 0.2), 8),
          ),
        ],
        `clip-path="${within(sheet, top)}"`,
      ),
      fill(box(40, edge - 2, 1120, 5), sheer('#fff6e0', 0.6)),
      glow(sheet, 600, edge + 60, 620, look.dusk > 0.6 ? '#ffd79a' : '#fff2cc', 0.4, 0.3),
      posy(sheet, at(-40), edge + 58, style, look),
      pot(sheet, at(-330), edge + 92, way, style, look),
      jug(sheet, at(318), edge + 84, way),
      basket(sheet, at(160), edge + 78),
      egg(at(-168), edge + 92, look),
      bowl(sheet, at(410), edge + 190, chance.pick(['#8f2f3f', '#4a4a8c', '#c9403a'] as const)),
      butter(at(-250), edge + 214),
      breakfastDish(sheet, dish, at(30), edge + 212, look),
      cup(sheet, at(-420), edge + 226, 84, look.cloth),
      air(sheet, light, 600, 260, 0.24),
    ]);
  };
