import { sheer } from '../drawing/colour';
import { brushed, fill, group } from '../drawing/marks';
import { box } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { jetty } from '../elements/jetty';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { once } from '../elements/once';
import { quay } from '../elements/quay';
import { reeds } from '../elements/reeds';
import { rowingBoat } from '../elements/rowingBoat';
import { sky } from '../elements/sky';
import { heightAt, skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { house } from '../houses/house';
import type { HouseLook } from '../houses/houseLook';
import { hillChurch } from '../landmarks/hillChurch';
import { afar, type Light, lights, shaded } from '../palette';

const ochre = (light: Light, distance = 0): HouseLook => ({
  wall: afar('#a53c2c', light, distance),
  texture: 'boards',
  trim: afar('#f2e6d2', light, distance),
  roof: afar('#5a4a4e', light, distance),
  window: { width: 17, height: 23, panes: 'cross', trim: afar('#f7eedd', light, distance) },
  door: '#3f3033',
});

/** Old Porvoo in autumn: three red storehouses on the river, the church on its hill. */
export function porvoo(sheet: Sheet): string {
  const light = lights.autumn;
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.68, wide: 0.7, tall: 0.68 });
  const s = per(sheet, { card: 1.06, wide: 0.92, tall: 0.94 });
  const left = w * per(sheet, { card: 0.2, wide: 0.3, tall: 0.06 });
  const hill = skyline(
    sheet,
    line - h * 0.06,
    [
      [w * per(sheet, { card: 0.6, wide: 0.6, tall: 0.66 }), h * 0.15, w * 0.34],
      [w * 0.1, h * 0.05, w * 0.2],
    ],
    2,
    30,
  );
  const churchX = w * per(sheet, { card: 0.57, wide: 0.58, tall: 0.55 });
  const town = Array.from({ length: 11 }, (_, index) => {
    const at = w * (0.02 + index * 0.095);
    const foot = heightAt(hill, at + 30) + chance.between(24, 60);
    const colour = chance.pick(['#e3b76a', '#d9a59a', '#c9c5a8', '#a9b8a8', '#e6d3a8'] as const);
    const look = { ...ochre(light, 0.28), wall: afar(colour, light, 0.22), roof: afar('#a5604a', light, 0.3) };
    return house(sheet, light, look, {
      x: at,
      foot,
      width: chance.between(66, 96) * s,
      height: chance.between(44, 58) * s,
      depth: 26,
      floors: 1,
      bays: 3,
      roof: 'ridge',
      roofHeight: 34 * s,
      chimneys: [0.3],
      slope: 0.12,
      shining: 0.3,
    });
  });
  const stores = (sheet.isFromWindow ? [] : [0, 1, 2]).map((index) => {
    const wide = [158, 146, 170][index]! * s;
    const x = left + [0, 206, 398][index]! * s;
    const foot = line - 14;
    return group([
      ...Array.from({ length: 5 }, (_, post) =>
        fill(box(x + 6 + (post / 4) * (wide - 18), foot - 4, 8, 30), shaded('#6b5a50', light, 0.3)),
      ),
      house(sheet, light, ochre(light), {
        x,
        foot,
        width: wide,
        height: [118, 132, 112][index]! * s,
        depth: 40 * s,
        floors: 2,
        bays: 4,
        sideBays: 1,
        roof: 'gable',
        roofHeight: [70, 64, 74][index]! * s,
        sideLit: false,
        shining: 0.7,
        slope: 0.1,
      }),
      fill(box(x + wide * 0.4, foot - 54 * s, wide * 0.2, 52 * s), shaded('#5a2a24', light, 0.15)),
      fill(box(x + wide * 0.4, foot - 54 * s, wide * 0.2, 52 * s), texture(sheet, 'boards', '#2f1a18', 0.4)),
    ]);
  });
  const back = once(sheet, [
    land(sheet, light, hill, line + 6, '#a8a05a', 0.3),
    ...town.slice(0, 5),
    hillChurch(sheet, light, churchX, heightAt(hill, churchX) + 12, s),
    ...[0.42, 0.5, 0.75, 0.82, 0.9].map((at) =>
      leafTree(sheet, light, w * at, heightAt(hill, w * at) + 20, h * chance.between(0.13, 0.18), {
        leaf: afar(chance.pick(['#e0a03a', '#d9742e', '#c9b04a'] as const), light, 0.15),
      }),
    ),
    ...town.slice(5),
    quay(sheet, light, -10, line - 16, w + 20, 22, '#9a8f86'),
    ...stores,
  ]);
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.14, h * 0.26, 26),
    cloud(sheet, w * 0.5, h * 0.12, w * 0.5, '#cfd2c2', '#fff0c8', true),
    cloud(sheet, w * 0.85, h * 0.22, w * 0.4, '#dcd3b4', '#fff0cc'),
    cloud(sheet, w * 0.2, h * 0.34, w * 0.34, '#ead6ac', '#fff2cc'),
    ...back,
    water(sheet, light, { top: line + 6, deep: '#4a4f5c', mirrored: back, glitter: w * 0.1, wind: 0.22 }),
    jetty(sheet, light, w * per(sheet, { card: 0.02, wide: 0.1, tall: -0.02 }), line + (h - line) * 0.42, w * 0.2),
    rowingBoat(light, w * per(sheet, { card: 0.62, wide: 0.58, tall: 0.6 }), line + (h - line) * 0.55, 140, '#e9dcc2'),
    rowingBoat(light, w * per(sheet, { card: 0.3, wide: 0.32, tall: 0.34 }), line + (h - line) * 0.34, 100, '#4f6f7a'),
    ...Array.from({ length: 30 }, () =>
      fill(
        brushed(chance, chance.between(0, w), line + 20 + (h - line) * chance.next(), 9, 3.4),
        sheer(chance.pick(['#e0a03a', '#d9742e', '#f0c060'] as const), 0.85),
      ),
    ),
    air(sheet, light, w * 0.14, h * 0.26, 0.5),
    reeds(sheet, light, w * 0.04, h + 8, w * 0.16, h * 0.14, '#b59a54'),
    leafTree(sheet, light, w * 0.97, h * 0.92, h * 0.62, { leaf: '#e08a34', breadth: h * 0.42 }),
  ]);
}
