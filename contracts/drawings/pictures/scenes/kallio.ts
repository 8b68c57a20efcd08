import { mix } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { lampPost } from '../elements/lampPost';
import { leafTree } from '../elements/leafTree';
import { person } from '../elements/person';
import { quay } from '../elements/quay';
import { row } from '../elements/row';
import { sky } from '../elements/sky';
import { stringOfLights } from '../elements/stringOfLights';
import { sun } from '../elements/sun';
import { per } from '../frame';
import { heymoHouse } from '../houses/heymoHouse';
import { graniteTower } from '../landmarks/graniteTower';
import { type Light, lights } from '../palette';

/** A July evening over the roofs of Kallio: the granite church, a roof terrace with a sauna. */
export function kallio(sheet: Sheet): string {
  const light: Light = { ...lights.sunset, dusk: 0.75 };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.9, wide: 0.9, tall: 0.91 });
  const house = per(sheet, {
    card: { x: w * 0.5, width: 340, height: 400 },
    wide: { x: w * 0.52, width: 330, height: 350 },
    tall: { x: w * 0.36, width: 370, height: 500 },
  });
  const tower = w * per(sheet, { card: 0.24, wide: 0.27, tall: 0.2 });
  const slope =
    (rise: number) =>
    (x: number): number =>
      line - rise + Math.abs(x - tower) * 0.1;
  return group([
    sky(sheet, light, h * 0.72),
    sun(sheet, light, w * per(sheet, { card: 0.4, wide: 0.42, tall: 0.34 }), h * 0.5, 38),
    cloud(sheet, w * 0.7, h * 0.14, w * 0.5, '#8d6aa4', '#ffb08a'),
    cloud(sheet, w * 0.2, h * 0.12, w * 0.4, '#6f62a2', '#ee8f8a'),
    cloud(sheet, w * 0.5, h * 0.27, w * 0.4, '#c9788e', '#ffd08f'),
    cloud(sheet, w * 0.9, h * 0.34, w * 0.3, '#d98484', '#ffd79a'),
    row(sheet, light, -20, w + 20, slope(250), 100, ['#b58a98', '#c99a8a', '#a58aa4'], 0.62),
    graniteTower(sheet, light, tower, line - 170, per(sheet, { card: 430, wide: 330, tall: 520 }), 1),
    row(sheet, light, -40, w + 20, slope(150), 120, ['#c98f7c', '#d9ae84', '#a9849c', '#8f8fb4'], 0.4),
    row(sheet, light, -30, w + 30, () => line - 40, 160, ['#d98f6a', '#e0b878', '#b5789a', '#7f86b4', '#cf8f8f'], 0.2),
    ...[0.1, 0.36, 0.46].map((at, index) =>
      leafTree(sheet, light, w * at, line + 4, 120 + index * 10, { leaf: '#6f7f5c', from: 1 }),
    ),
    glow(sheet, house.x + house.width * 0.4, line - house.height - 30, 260, '#ffd48a', 0.4),
    heymoHouse(sheet, light, { x: house.x, foot: line, width: house.width, height: house.height }),
    quay(sheet, light, -10, line, w + 20, h - line + 10, mix('#8d7c8e', light.shade, 0.1)),
    glow(sheet, house.x + house.width / 2, line + 20, 230, '#ffc873', 0.5, 0.2),
    stringOfLights(sheet, [-10, line - 196], [house.x, line - 240], 16, 16),
    ...[0.3, 0.93].map((at) =>
      group([glow(sheet, w * at, line - 96, 120, '#ffd080', 0.5), lampPost(light, w * at, line + 14, 118)]),
    ),
    person(w * 0.2, line + 26, 64, '#e8577e', 0.18),
    person(w * 0.245, line + 28, 66, '#2f7f8c', 0.14),
    person(house.x + house.width * 0.84, line + 24, 64, '#4b3a8f', 0.16),
    air(sheet, light, w * 0.4, h * 0.5, 0.6),
  ]);
}
