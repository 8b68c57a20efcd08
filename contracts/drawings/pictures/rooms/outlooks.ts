import { fill, group } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { aurora } from '../elements/aurora';
import { cloud } from '../elements/cloud';
import { cumulus } from '../elements/cumulus';
import { forest } from '../elements/forest';
import { land } from '../elements/land';
import { ridge } from '../elements/ridge';
import { rock } from '../elements/rock';
import { row } from '../elements/row';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { snowFell } from '../elements/snowFell';
import { snowPillar } from '../elements/snowPillar';
import { stars } from '../elements/stars';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { domedCathedral } from '../landmarks/domedCathedral';
import { afar, type Light, lights } from '../palette';
import type { Brand } from '@/domain/content/hotel';

type Outlook = (sheet: Sheet) => string;

const lake: Outlook = (sheet) => {
  const light: Light = lights.dawn;
  const { width: w, height: h } = sheet;
  const line = h * 0.62;
  const shore = [
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - 10,
        [
          [w * 0.3, h * 0.16, w * 0.3],
          [w * 0.9, h * 0.12, w * 0.3],
        ],
        2,
      ),
      line,
      afar(light.forest, light, 0.5),
    ),
    forest(sheet, light, {
      line: skyline(sheet, line - 2, [], 2),
      tall: h * 0.13,
      colour: afar(light.forest, light, 0.25),
      foot: line + 3,
      haze: 0.5,
    }),
  ];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.62, line - h * 0.2, h * 0.055),
    ...shore,
    water(sheet, light, { top: line, deep: '#4a6a8c', mirrored: shore, glitter: w * 0.62, wind: 0.2 }),
  ]);
};

const fell: Outlook = (sheet) => {
  const light = lights.aurora;
  const { width: w, height: h } = sheet;
  const base = h * 0.68;
  const coat = { dark: '#31506f', lit: '#e3f3ee', snow: '#c9e2e6', snowShade: '#5c82ad', from: -1 } as const;
  return group([
    sky(sheet, light, base),
    stars(sheet, base, 60),
    aurora(sheet, {
      path: [
        [-10, h * 0.44],
        [w * 0.3, h * 0.3],
        [w * 0.6, h * 0.4],
        [w + 10, h * 0.2],
      ],
      height: h * 0.4,
      colours: ['#b9ffc4', '#3fe0a4', '#7a5fd0'],
      strength: 0.85,
    }),
    snowFell(
      sheet,
      light,
      [
        [w * 0.3, h * 0.2, w * 0.3],
        [w * 0.9, h * 0.14, w * 0.3],
      ],
      base,
      0.4,
      -1,
    ),
    forest(sheet, light, {
      line: skyline(sheet, base + 4, [], 2),
      tall: h * 0.12,
      colour: light.forest,
      foot: base + h * 0.12,
      haze: 0.4,
    }),
    land(sheet, light, skyline(sheet, base + h * 0.1, [], 1), h + 10, '#8fb4cf', 0.1),
    snowPillar(sheet, w * 0.14, h * 1.02, h * 0.46, coat),
    snowPillar(sheet, w * 0.88, h * 1.02, h * 0.36, coat),
  ]);
};

const roofs: Outlook = (sheet) => {
  const light = lights.autumnDusk;
  const { width: w, height: h } = sheet;
  return group([
    sky(sheet, light, h * 0.8),
    cloud(sheet, w * 0.4, h * 0.2, w * 0.9, '#5f5a87', '#e88a78'),
    domedCathedral(sheet, light, w * 0.6, h * 0.72, h * 0.62, 0.3),
    row(sheet, light, -10, w + 10, () => h * 0.8, h * 0.22, ['#a5846e', '#8f7f86', '#b08a78'], 0.4),
    row(sheet, light, -20, w + 20, () => h * 1.02, h * 0.32, ['#8a6a62', '#6f6478', '#94705c'], 0.12),
  ]);
};

const town: Outlook = (sheet) => {
  const light: Light = { ...lights.summerEvening, sky: ['#5fb0d8', '#a4d4dc', '#fbe6bc', '#ffd9a0'] };
  const { width: w, height: h } = sheet;
  return group([
    sky(sheet, light, h * 0.8),
    cumulus(sheet, w * 0.4, h * 0.3, w * 0.5, '#f2dcc4', '#fffaf0'),
    row(sheet, light, -10, w + 10, () => h * 0.86, h * 0.3, ['#f2b08c', '#e8c46c', '#9cc4c0', '#e89ab0'], 0.4),
    row(sheet, light, -20, w + 20, () => h * 1.04, h * 0.36, ['#e8577e', '#f2b632', '#2f9c95', '#6d4bb0'], 0.2),
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

/** The view of each brand. */
export const outlooks: Readonly<Record<Brand, Outlook>> = {
  original: lake,
  break: fell,
  solo: roofs,
  heymo: town,
  custom: sea,
};
