import { fill, group } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { birch } from '../elements/birch';
import { cloud } from '../elements/cloud';
import { cumulus } from '../elements/cumulus';
import { forest } from '../elements/forest';
import { leafTree } from '../elements/leafTree';
import { pine } from '../elements/pine';
import { rock } from '../elements/rock';
import { row } from '../elements/row';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { spruce } from '../elements/spruce';
import { stars } from '../elements/stars';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { afar, type Light, lights } from '../palette';
import type { Brand } from '@/domain/content/hotel';

type Outlook = (sheet: Sheet) => string;

/** The crowns of birches in the first sun. */
const birches: Outlook = (sheet) => {
  const light: Light = { ...lights.morning, sky: ['#7fb4cc', '#b4d6d8', '#f3e4c0', '#ffdba4'] };
  const { width: w, height: h } = sheet;
  return group([
    sky(sheet, light, h),
    cloud(sheet, w * 0.62, h * 0.2, w * 0.8, '#c9d4cc', '#fff0cc'),
    cloud(sheet, w * 0.24, h * 0.4, w * 0.5, '#d9d6c4', '#ffe9bc'),
    forest(sheet, light, {
      line: skyline(sheet, h * 0.82, [[w * 0.5, h * 0.06, w * 0.4]], 2),
      tall: h * 0.12,
      colour: afar(light.forest, light, 0.4),
      foot: h + 10,
      haze: 0.3,
    }),
    ...[
      [0.2, 0.72],
      [0.78, 0.86],
    ].map(([at = 0, tall = 0]) => birch(sheet, light, w * at, h * 1.12, h * tall * 1.1, '#9cb86a')),
    leafTree(sheet, light, w * 0.48, h * 1.14, h * 0.5, { leaf: '#a8b86a' }),
  ]);
};

/** The tops of spruces, and the evening star over them. */
const spruces: Outlook = (sheet) => {
  const light = lights.polarNight;
  const { width: w, height: h } = sheet;
  const coat = { dark: '#2b4258', lit: '#6f86a8', snow: '#5f789c', snowShade: '#41597c', from: 1 } as const;
  return group([
    sky(sheet, light, h),
    stars(sheet, h * 0.4, 24),
    cloud(sheet, w * 0.4, h * 0.34, w * 0.9, '#6a6fae', '#f0b0b4'),
    forest(sheet, light, {
      line: skyline(sheet, h * 0.8, [[w * 0.3, h * 0.05, w * 0.4]], 2),
      tall: h * 0.14,
      colour: afar(light.forest, light, 0.45),
      foot: h + 10,
      haze: 0.4,
    }),
    ...[
      [0.1, 0.66],
      [0.34, 0.46],
      [0.62, 0.54],
      [0.9, 0.78],
    ].map(([at = 0, tall = 0]) => spruce(sheet, w * at, h * 1.16, h * tall * 1.16, coat)),
  ]);
};

/** Roofs at dusk, as in any old town. */
const roofs: Outlook = (sheet) => {
  const light = lights.autumnDusk;
  const { width: w, height: h } = sheet;
  return group([
    sky(sheet, light, h * 0.8),
    cloud(sheet, w * 0.4, h * 0.18, w * 0.9, '#5f5a87', '#e88a78'),
    cloud(sheet, w * 0.7, h * 0.34, w * 0.6, '#8a6688', '#f7a86a'),
    row(sheet, light, -10, w + 10, () => h * 0.76, h * 0.16, ['#a5846e', '#8f7f86', '#b08a78'], 0.6),
    row(sheet, light, -10, w + 10, () => h * 0.88, h * 0.22, ['#a5846e', '#8f7f86', '#b08a78'], 0.36),
    row(sheet, light, -20, w + 20, () => h * 1.06, h * 0.32, ['#8a6a62', '#6f6478', '#94705c'], 0.12),
  ]);
};

/** A summer sky, and the crowns of the trees in the street. */
const crowns: Outlook = (sheet) => {
  const light: Light = { ...lights.summerEvening, sky: ['#4fa6d4', '#92ccdc', '#fbe6bc', '#ffd9a0'] };
  const { width: w, height: h } = sheet;
  return group([
    sky(sheet, light, h),
    cumulus(sheet, w * 0.36, h * 0.34, w * 0.62, '#f2dcc4', '#fffaf0'),
    cumulus(sheet, w * 0.86, h * 0.2, w * 0.4, '#f2dcc4', '#fffaf0'),
    ...[
      [0.52, 0.5, '#8fae6c'],
      [0.14, 0.64, '#6f9a5c'],
      [0.86, 0.7, '#7fa84f'],
    ].map(([at, tall, leaf]) =>
      leafTree(sheet, light, w * Number(at), h * 1.16, h * Number(tall) * 1.1, { leaf: String(leaf) }),
    ),
  ]);
};

/** Pines in the evening sun. */
const pines: Outlook = (sheet) => {
  const light: Light = { ...lights.summerEvening, sky: ['#6aa0c0', '#b4ccc8', '#f6cf9c', '#ffe0a2'] };
  const { width: w, height: h } = sheet;
  return group([
    sky(sheet, light, h),
    sun(sheet, light, w * 0.6, h * 0.62, h * 0.06),
    cloud(sheet, w * 0.3, h * 0.18, w * 0.7, '#b4bcb8', '#ffe0b0'),
    cloud(sheet, w * 0.74, h * 0.4, w * 0.5, '#c9bca8', '#ffe6bc'),
    forest(sheet, light, {
      line: skyline(sheet, h * 0.86, [[w * 0.7, h * 0.05, w * 0.4]], 2),
      tall: h * 0.09,
      colour: afar(light.forest, light, 0.4),
      foot: h + 10,
      haze: 0.3,
    }),
    pine(sheet, light, w * 0.2, h * 1.08, h * 0.9, 1),
    pine(sheet, light, w * 0.88, h * 1.1, h * 0.7, 1),
  ]);
};

const sea: Outlook = (sheet) => {
  const light: Light = { ...lights.summerEvening, sky: ['#6aa0c0', '#b4ccc8', '#f6cf9c', '#ffe0a2'] };
  const { width: w, height: h } = sheet;
  const line = h * 0.58;
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.7, line - h * 0.13, h * 0.055),
    cloud(sheet, w * 0.3, h * 0.16, w * 0.6, '#b4bcb8', '#ffe0b0'),
    fill(
      straight([
        [w * 0.02, line],
        [w * 0.1, line - h * 0.03],
        [w * 0.26, line - h * 0.035],
        [w * 0.4, line],
      ]),
      afar(light.forest, light, 0.4),
    ),
    water(sheet, light, { top: line, deep: '#2f6f84', glitter: w * 0.7, wind: 0.5 }),
    sailingBoat(light, w * 0.36, line + h * 0.14, h * 0.36, '#7d3b2c'),
    rock(sheet, light, w * 0.9, h * 1.02, w * 0.5, h * 0.2, '#a5908a'),
  ]);
};

/** What the windows of a brand's rooms show: no town of its own, since hotels in different towns share the pictures. */
export const outlooks: Readonly<Record<Brand | 'sea', Outlook>> = {
  original: birches,
  break: spruces,
  solo: roofs,
  heymo: crowns,
  custom: pines,
  sea,
};
