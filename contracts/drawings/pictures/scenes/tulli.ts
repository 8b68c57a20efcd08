import { sheer } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { brushed, disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { lampPost } from '../elements/lampPost';
import { musician } from '../elements/musician';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { row } from '../elements/row';
import { sky } from '../elements/sky';
import { stringOfLights } from '../elements/stringOfLights';
import { water } from '../elements/water';
import { per } from '../frame';
import { heymoHouse } from '../houses/heymoHouse';
import { station } from '../landmarks/station';
import { lights } from '../palette';

/** A rainy night by the concert halls: neon in the wet street. */
export function tulli(sheet: Sheet): string {
  const light = lights.rainNight;
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.78, wide: 0.78, tall: 0.78 });
  const house = per(sheet, {
    card: { x: w * 0.1, width: 320, height: 370 },
    wide: { x: w * 0.16, width: 310, height: 320 },
    tall: { x: w * 0.07, width: 340, height: 470 },
  });
  const hallX = w * per(sheet, { card: 0.6, wide: 0.58, tall: 0.62 });
  const tall = 178;
  const wide = per(sheet, { card: 250, wide: 260, tall: 230 });
  const hall = [
    fill(box(hallX, line - tall, wide, tall), fade(sheet, '#6a3a4c', '#46294a')),
    fill(
      straight([
        [hallX - 8, line - tall],
        [hallX + wide + 8, line - tall],
        [hallX + wide / 2, line - tall - 78],
      ]),
      '#3c2744',
    ),
    ...[0.2, 0.5, 0.8].map((share) =>
      fill(
        `M${short(hallX + wide * share - 22)} ${short(line - 62)}v-54a22 22 0 0 1 44 0v54Z`,
        chance.pick(['#ffcf7c', '#ff9a8c', '#ffd68f'] as const),
      ),
    ),
    fill(box(hallX + wide * 0.36, line - 58, wide * 0.28, 58), '#ffd88f'),
    glow(sheet, hallX + wide / 2, line - tall - 4, 210, '#ff5fa2', 0.6),
    stroke(`M${short(hallX + wide * 0.2)} ${short(line - tall + 16)}H${short(hallX + wide * 0.8)}`, '#ff86b8', 7),
    stroke(`M${short(hallX + wide * 0.26)} ${short(line - tall + 36)}H${short(hallX + wide * 0.74)}`, '#7fe6e0', 4.5),
    stroke(`M${short(hallX + wide * 0.5 - 16)} ${short(line - tall - 8)}v-36l32 -8v34`, '#ffd24a', 5),
    disc(hallX + wide * 0.5 - 22, line - tall - 8, 8, '#ffd24a'),
    disc(hallX + wide * 0.5 + 10, line - tall - 17, 8, '#ffd24a'),
  ];
  const back = once(sheet, [
    row(sheet, light, -20, w + 20, () => line - 14, 150, ['#5f5a88', '#6a527c', '#56608c'], 0.5),
    station(
      light,
      w * per(sheet, { card: 0.5, wide: 0.46, tall: 0.5 }),
      line - 4,
      per(sheet, { card: 1.1, wide: 0.95, tall: 1.15 }),
    ),
    row(sheet, light, w * 0.88, w + 40, () => line, 240, ['#4a4878', '#5a4470'], 0.2),
    ...hall,
    heymoHouse(sheet, light, {
      x: house.x,
      foot: line,
      width: house.width,
      height: house.height,
      colour: '#e9a93c',
      second: '#5b3f9c',
    }),
    ...[0.03, 0.52, 0.94].map((at) =>
      group([glow(sheet, w * at, line - 96, 150, '#ffca78', 0.6), lampPost(light, w * at, line + 2, 128)]),
    ),
    stringOfLights(sheet, [house.x + house.width * 1.2, line - 150], [hallX, line - 130], 14, 14),
    musician(w * 0.46, line + 3, 66, '#c4496a'),
    person(w * 0.55, line + 2, 64, '#2f8c8c', 0.16),
    person(w * 0.575, line + 3, 66, '#e0a03c', 0.14),
  ]);
  return group([
    sky(sheet, light, line),
    cloud(sheet, w * 0.3, h * 0.14, w * 0.6, '#222a58', '#3f3f78'),
    cloud(sheet, w * 0.8, h * 0.24, w * 0.5, '#343468', '#6a4f8a'),
    ...back,
    water(
      sheet,
      { ...light, sky: ['#171d40', '#232a58', '#3a3a70', '#5a4a80'] },
      { top: line + 2, deep: '#1c2048', mirrored: back, wind: 0.5 },
    ),
    ...Array.from({ length: 150 }, () => {
      const x = chance.between(0, w);
      const y = chance.between(0, h);
      return stroke(segment(x, y, x - 4, y + chance.between(12, 30)), sheer('#cfd6f6', 0.22), 1.2);
    }),
    ...Array.from({ length: 24 }, () =>
      fill(
        brushed(chance, chance.between(0, w), chance.between(line + 14, h), chance.between(20, 60), 3),
        sheer('#f4dcff', 0.25),
      ),
    ),

    air(sheet, light, hallX, line - 60, 0.35),
  ]);
}
