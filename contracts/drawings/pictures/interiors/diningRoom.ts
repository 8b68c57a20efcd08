import type { DiningFeature } from '../../../world/content/interiors';
import { createChance } from '../drawing/chance';
import { per } from '../frame';
import type { Scene } from '../scenes/scene';
import { diningFeature } from './diningFeatures';
import { diningTable } from './furniture/diningTable';
import { lamp } from './furniture/lamp';
import { plant } from './furniture/plant';
import { createHall, furnished, type House } from './hall';
import { windowRow } from './windows';

const tableWidth = 0.95;

/** The dining room of a hotel: what it is known for beside the windows, laid tables before them. */
export const diningRoom =
  (house: House, feature: DiningFeature): Scene =>
  (sheet) => {
    const { width, far, front, z } = per(sheet, {
      card: { width: 7.4, far: [3.3, 5.35], front: [2, 4.15], z: 0.3 },
      wide: { width: 10.2, far: [3.5, 5.8, 8.1], front: [2.25, 4.6, 6.95], z: 0.85 },
      tall: { width: 7.4, far: [3.3, 5.35], front: [2, 4.15], z: 0.3 },
    });
    const hall = createHall(sheet, house, { width, height: 3, depth: 4.2, metre: 150 });
    const isTurned = createChance(`${house.id} dining`).happens(0.5);
    const place = (x: number, wide: number): number => (isTurned ? width - x - wide : x);
    const hasCloth = house.brand === 'solo' || house.brand === 'custom';
    const windows = Math.round((width - 3.3) / (house.brand === 'break' ? 3.2 : 1.45));
    const tables = (xs: readonly number[], depth: number): readonly string[] =>
      xs.map((x) => diningTable(hall, place(x, tableWidth), depth, { hasCloth, width: tableWidth }));
    const lamps = (xs: readonly number[], depth: number, up: number): readonly string[] =>
      xs.map((x) => lamp(hall, place(x + tableWidth / 2, 0), up, depth));
    const from = 2.85;
    return furnished(hall, [
      windowRow(hall, {
        from: place(from, width - from - 0.4),
        to: place(from, width - from - 0.4) + width - from - 0.4,
        sill: 0.72,
        head: 2.56,
        count: windows,
      }),
      diningFeature(hall, feature, place(0.62, 1.9), 1.9),
      plant(hall, place(width - 0.3, 0), 3.9, 1.2),
      ...tables(far, 2.7),
      ...lamps(far, 3.1, 2.06),
      ...tables(front, z),
      ...lamps(front, z + 0.4, 2.1),
    ]);
  };
