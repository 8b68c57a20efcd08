import { glow } from '../drawing/gradients';
import { group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { lampPost } from '../elements/lampPost';
import { moon } from '../elements/moon';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { row } from '../elements/row';
import { sky } from '../elements/sky';
import { stars } from '../elements/stars';
import { umbrella } from '../elements/umbrella';
import { water } from '../elements/water';
import { per } from '../frame';
import { soloHouse } from '../houses/soloHouse';
import { type Light, lights } from '../palette';

/** Solo: after the rain, late in the evening; the town house and its light in the wet street. */
export function soloMood(sheet: Sheet): string {
  const light: Light = {
    ...lights.rainNight,
    sky: ['#161a38', '#2f2f58', '#5a3f5c', '#a8585c'],
    haze: '#5a4460',
    shade: '#171730',
  };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.78, wide: 0.78, tall: 0.78 });
  const wide = per(sheet, { card: 470, wide: 400, tall: 460 });
  const x = w * per(sheet, { card: 0.4, wide: 0.44, tall: 0.26 });
  const back = once(sheet, [
    row(
      sheet,
      light,
      -30,
      w + 40,
      () => line - 20,
      per(sheet, { card: 190, wide: 160, tall: 220 }),
      ['#6a5468', '#5a5070', '#74586a'],
      0.46,
    ),
    row(
      sheet,
      light,
      -60,
      x - 10,
      () => line,
      per(sheet, { card: 260, wide: 210, tall: 300 }),
      ['#54465e', '#5f4a58'],
      0.16,
    ),
    row(
      sheet,
      light,
      x + wide * 1.04,
      w + 60,
      () => line,
      per(sheet, { card: 270, wide: 220, tall: 300 }),
      ['#54465e', '#4a4460'],
      0.14,
    ),
    soloHouse(sheet, light, {
      x,
      foot: line,
      width: wide,
      floors: per(sheet, { card: 5, wide: 4, tall: 6 }),
      colour: '#8d4a4c',
      roof: '#2c2a3c',
    }),
    ...[0.1, 0.34, 0.94].map((at) =>
      group([glow(sheet, w * at, line - 96, 170, '#ffca78', 0.6), lampPost(light, w * at, line + 2, 132)]),
    ),
    person(w * 0.24, line + 2, 74, '#26263c', 0.16),
    person(w * 0.255, line + 2, 70, '#8d2f3f', 0.16),
    umbrella(w * 0.249, line - 66, 34, '#c9a24a'),
    person(w * 0.9, line + 2, 72, '#3a3f5c', 0.16),
    umbrella(w * 0.902, line - 66, 30, '#7d2638'),
  ]);
  return group([
    sky(sheet, light, line),
    stars(sheet, h * 0.3, 40),
    moon(sheet, w * 0.14, h * 0.15, 22),
    cloud(sheet, w * 0.7, h * 0.14, w * 0.5, '#2c2f5a', '#6a4a6c'),
    cloud(sheet, w * 0.2, h * 0.3, w * 0.44, '#443a62', '#a0606c'),
    ...back,
    water(
      sheet,
      { ...light, sky: ['#1a1c3a', '#2a2a4c', '#463a58', '#6a4a5c'] },
      { top: line + 2, deep: '#1c1c38', mirrored: back, wind: 0.3 },
    ),
    air(sheet, light, x + wide / 2, line - 100, 0.35),
  ]);
}
