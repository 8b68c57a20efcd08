import sharp from 'sharp';
import { differences, pictureOf, printOf, readPrint } from './print';

interface Block {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const page = (blocks: readonly Block[], height = 600) =>
  sharp({ create: { width: 360, height, channels: 3, background: '#faf6ee' } })
    .composite(
      blocks.map(({ left, top, colour, ...size }) => ({
        input: { create: { ...size, channels: 3, background: colour } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

const button: Block = { left: 16, top: 200, width: 160, height: 44, colour: '#15503a' };
/** Strokes of letters, 2 px wide and 4 px apart. */
const word = (left: number, colour = '#1b1b1b'): readonly Block[] =>
  Array.from({ length: 12 }, (_, index) => ({ left: left + index * 6, top: 300, width: 2, height: 14, colour }));

const found = async (before: readonly Block[], after: readonly Block[], height?: number) =>
  differences(await printOf(await page(before)), await printOf(await page(after, height))).length;

test('a print is read as it was written', async () => {
  const print = await printOf(await page([button]));
  expect(print).toMatchObject({ columns: 8, rows: 13 });
  expect(await readPrint(await pictureOf(print))).toEqual(print);
});

test('the same page does not differ, nor do letters that are smoothed otherwise', async () => {
  expect(await found([button, ...word(40)], [button, ...word(40)])).toBe(0);
  expect(await found([...word(40)], [...word(40, '#333333')])).toBe(0);
  expect(await found([button], [{ ...button, width: 161 }])).toBe(0);
});

test.each<[string, readonly Block[], readonly Block[], number]>([
  ['a button in another colour', [button], [{ ...button, colour: '#2b6b55' }], 600],
  ['a button that moved by half its height', [button], [{ ...button, top: 222 }], 600],
  ['a button that is gone', [button], [], 600],
  ['a word that is gone', [...word(40)], [], 600],
  ['a page that is longer', [button], [button], 648],
])('%s differs', async (_, before, after, height) => {
  expect(await found(before, after, height)).toBeGreaterThan(0);
});
