import { type Chance, createChance } from './chance';
import { type Colour, sheer } from './colour';
import { short } from './path';
import type { Sheet } from './sheet';

export type Texture = 'specks' | 'dry' | 'brick' | 'boards' | 'logs' | 'shingles' | 'plaster';

/** A tile of small marks of one colour: paper grain, dry brush, brick, boards. */
export function texture(sheet: Sheet, kind: Texture, colour: Colour, opacity: number): string {
  return sheet.define(`texture ${kind} ${colour} ${opacity}`, (id) => {
    const chance = createChance(`texture ${kind}`);
    const [width, height] = tileSizes[kind];
    const marks = tileMarks[kind](chance, width, height, sheer(colour, opacity));
    return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${marks}</pattern>`;
  });
}

const tileSizes: Readonly<Record<Texture, readonly [number, number]>> = {
  specks: [240, 240],
  dry: [320, 160],
  brick: [120, 80],
  boards: [84, 240],
  logs: [240, 56],
  shingles: [120, 60],
  plaster: [200, 200],
};

type Marks = (chance: Chance, width: number, height: number, colour: Colour) => string;

const scattered =
  (count: number, mark: (chance: Chance) => readonly [number, number]): Marks =>
  (chance, width, height, colour) =>
    Array.from({ length: count }, () => {
      const [rx, ry] = mark(chance);
      const x = chance.between(rx, width - rx);
      const y = chance.between(ry, height - ry);
      return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"/>`;
    }).join('');

const rows =
  (rowHeight: number, stoneWidth: number, line: number): Marks =>
  (chance, width, height, colour) => {
    const parts: string[] = [];
    for (let row = 0; row * rowHeight < height; row += 1) {
      const shift = (row % 2) * (stoneWidth / 2);
      for (let x = 0; x < width; x += stoneWidth) {
        if (chance.happens(0.42)) continue;
        const from = x + shift + line / 2;
        parts.push(
          `<rect x="${short(from % width)}" y="${row * rowHeight}" width="${stoneWidth - line - 1}" height="${rowHeight - line}" fill="${colour}" opacity="${chance.between(0.2, 1).toFixed(2)}"/>`,
        );
      }
    }
    return parts.join('');
  };

const tileMarks: Readonly<Record<Texture, Marks>> = {
  specks: scattered(150, (chance) => [chance.between(0.5, 1.7), chance.between(0.5, 1.4)]),
  dry: scattered(70, (chance) => [chance.between(6, 46), chance.between(0.4, 1.3)]),
  plaster: scattered(60, (chance) => [chance.between(1.5, 9), chance.between(0.6, 2)]),
  brick: rows(8, 20, 1.6),
  shingles: rows(10, 12, 1.4),
  boards: (chance, width, height, colour) =>
    Array.from(
      { length: 12 },
      (_, index) =>
        `<rect x="${index * 7}" y="0" width="${short(chance.between(0.7, 1.5))}" height="${height}" fill="${colour}"/>${chance.happens(0.4) ? `<rect x="${index * 7 + 1}" y="0" width="5.5" height="${height}" fill="${colour}" opacity="0.35"/>` : ''}`,
    ).join(''),
  logs: (chance, width, _height, colour) =>
    Array.from(
      { length: 4 },
      (_, index) =>
        `<rect x="0" y="${index * 14}" width="${width}" height="${short(chance.between(2, 3.4))}" fill="${colour}"/><rect x="0" y="${index * 14 + 7}" width="${width}" height="4" fill="${colour}" opacity="0.3"/>`,
    ).join(''),
};
