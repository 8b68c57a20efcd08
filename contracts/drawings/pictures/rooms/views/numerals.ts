import { group } from '../../drawing/marks';
import { short } from '../../drawing/path';
import { stroke } from '../../drawing/marks';

/** Signs in strokes, ten units high, with their width: a printed picture must not depend on the machine's typefaces. */
const signs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  '0': [6, 'M3 0C.6 0 .3 3 .3 5S.6 10 3 10 5.7 7 5.7 5 5.4 0 3 0Z'],
  '1': [4.4, 'M1 2L3.4 0V10'],
  '2': [6, 'M.6 2.4C1 .6 2 0 3.2 0 5 0 5.6 1.4 5.4 3 5 5.4 1.6 7.4 .5 10H5.7'],
  '3': [6, 'M.8 .2H5.2L2.8 3.8C4.8 3.8 5.7 5.2 5.7 6.8 5.7 8.8 4.4 10 2.8 10 1.6 10 .8 9.4 .3 8.4'],
  '4': [6, 'M4.2 10V0L.2 7H5.8'],
  '5': [
    6,
    'M5.2 0H1.2L.8 4.4C1.6 3.8 2.4 3.6 3.2 3.6 4.8 3.6 5.7 5 5.7 6.7 5.7 8.8 4.5 10 2.8 10 1.6 10 .8 9.5 .3 8.6',
  ],
  '6': [6, 'M4.8 .3C2 1 .3 3.6 .3 6.8 .3 8.8 1.4 10 3 10S5.7 8.8 5.7 7 4.6 4.2 3.1 4.2 .8 5 .3 6.6'],
  '7': [6, 'M.3 0H5.7L2.2 10'],
  '8': [
    6,
    'M3 4.6C1.4 4.6 .8 3.4 .8 2.3S1.6 0 3 0 5.2 1.1 5.2 2.3 4.6 4.6 3 4.6ZM3 4.6C1.2 4.6 .3 5.8 .3 7.3S1.4 10 3 10 5.7 8.8 5.7 7.3 4.8 4.6 3 4.6Z',
  ],
  '9': [6, 'M5.5 3.3C5.2 4.9 4.2 5.8 2.9 5.8 1.3 5.8 .3 4.6 .3 2.9S1.4 0 3 0 5.7 1.4 5.7 3.4C5.7 6.6 4 9.2 1.2 9.8'],
  c: [5, 'M4.6 5.2C4.2 4.4 3.5 4 2.7 4 1.2 4 .3 5.3 .3 7S1.2 10 2.7 10C3.5 10 4.2 9.6 4.6 8.8'],
  m: [
    8.4,
    'M.4 4.2V10M.4 6C.8 4.8 1.5 4 2.4 4 3.6 4 4.2 4.8 4.2 6.2V10M4.2 6.2C4.6 4.8 5.3 4 6.2 4 7.4 4 8 4.8 8 6.2V10',
  ],
  '–': [5, 'M.4 6H4.6'],
  '²': [3.6, 'M.4 .4C.6 -.6 1.2 -1 1.8 -1 2.7 -1 3.1 -.4 3 .4 2.8 1.5 .9 2.4 .3 3.4H3.3'],
  ' ': [2, ''],
};

const gap = 1.4;

/** A measure such as `90 cm`, by the left end of its foot; `unit` is a tenth of its height. */
export function numerals(text: string, x: number, y: number, unit: number, colour: string): string {
  let at = 0;
  const drawn = [...text].map((sign) => {
    const [width, path] = signs[sign] ?? [];
    if (width === undefined || path === undefined) throw new Error(`No strokes for "${sign}"`);
    const placed = path && stroke(path, colour, 1.3, `transform="translate(${short(at)} 0)"`);
    at += width + gap;
    return placed;
  });
  return group(drawn, `transform="translate(${short(x)} ${short(y - unit * 10)}) scale(${unit})"`);
}
