import { sheer } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { box } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { forest } from '../elements/forest';
import { mist } from '../elements/mist';
import { once } from '../elements/once';
import { reeds } from '../elements/reeds';
import { rock } from '../elements/rock';
import { rowingBoat } from '../elements/rowingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { water } from '../elements/water';
import { per } from '../frame';
import { afar, type Light } from '../palette';

/** The picture of the 404 page: a lake in fog, an empty boat, one lit window on the far shore. */
export function lostLake(sheet: Sheet): string {
  const light: Light = {
    sky: ['#8ba3b4', '#b0bfc4', '#d3d5cd', '#ece0cc'],
    haze: '#d6d6cf',
    sun: '#ffe9c0',
    shade: '#5a6f86',
    forest: '#4f6a74',
    ground: '#a9b4a4',
    dusk: 0.6,
  };
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.54, wide: 0.55, tall: 0.52 });
  const cabin = w * 0.7;
  const back = once(sheet, [
    forest(sheet, light, {
      line: skyline(sheet, line - h * 0.06, [[w * 0.8, h * 0.04, w * 0.2]], 3),
      tall: h * 0.08,
      colour: afar(light.forest, light, 0.74),
      foot: line,
      haze: 0.9,
    }),
    mist(sheet, w * 0.5, line - h * 0.05, w * 1.3, h * 0.1, '#e4e0d4', 0.8),
    forest(sheet, light, {
      line: skyline(sheet, line - 8, [[w * 0.86, h * 0.02, w * 0.14]], 3),
      tall: h * 0.12,
      colour: afar(light.forest, light, 0.5),
      foot: line + 6,
      haze: 0.8,
      from: 0.52,
    }),
    forest(sheet, light, {
      line: skyline(sheet, line - 6, [], 3),
      tall: h * 0.09,
      colour: afar(light.forest, light, 0.58),
      foot: line + 6,
      haze: 0.85,
      to: 0.3,
    }),
    fill(`M${cabin - 26} ${line}v-26l26 -20l26 20v26Z`, afar('#6a4a40', light, 0.4)),
    fill(box(cabin - 9, line - 24, 15, 15), '#ffd68c'),
    glow(sheet, cabin, line - 18, 90, '#ffcf80', 0.6),
  ]);
  return group([
    sky(sheet, light, line),
    ...back,
    mist(sheet, w * 0.4, line, w * 1.2, h * 0.07, '#eae6da', 0.85),
    water(sheet, light, { top: line + 2, deep: '#6f8a98', mirrored: back, wind: 0.1 }),
    ...Array.from({ length: 9 }, () =>
      fill(
        brushed(chance, cabin + chance.between(-14, 14), line + chance.between(12, h * 0.2), 26, 3),
        sheer('#ffd890', 0.5),
      ),
    ),
    mist(sheet, w * 0.3, line + h * 0.1, w * 0.9, h * 0.06, '#e8e6dc', 0.55),
    rowingBoat(light, w * 0.4, line + h * 0.24, per(sheet, { card: 210, wide: 190, tall: 200 }), '#b4533f'),
    rock(sheet, light, w * 0.12, h * 1.0, 220, 70, '#7f8488', 1),
    rock(sheet, light, w * 0.22, h * 1.01, 130, 36, '#7f8488', 1),
    reeds(sheet, light, w * 0.9, h + 8, w * 0.26, h * 0.2, '#8a8f6c'),
    reeds(sheet, light, w * 0.05, h + 8, w * 0.12, h * 0.22, '#8a8f6c'),
    air(sheet, light, cabin, line - 20, 0.3),
  ]);
}
