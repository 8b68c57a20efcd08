import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(__dirname, '../../contact-sheet');

/** The width of the picture of each window on the sheet, in pixels, and the height at which it is cut off. */
const shownWidth = (width: number) => Math.round(150 + (width - 360) * 0.35);
const tallest = 900;
const gap = 12;

/** How many rows are placed beside each other, so that a sheet fits a screen. */
const rowsBeside = 3;

interface Placed {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

/** A picture at its size on the sheet, cut off at the bottom where it is long. */
async function smallOf(
  picture: Buffer,
): Promise<{ readonly input: Buffer; readonly width: number; readonly height: number }> {
  const { width } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .resize({ width: shownWidth(width) })
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, tallest);
  const input = await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer();
  return { input, width: info.width, height };
}

/** Puts pictures of one thing on a sheet, a row for each theme, a picture for each width: `contact-sheet/NAME.jpg`. */
export async function contactSheet(name: string, rows: readonly (readonly Buffer[])[]): Promise<void> {
  const small = await Promise.all(rows.map((row) => Promise.all(row.map(smallOf))));
  const placed: Placed[] = [];
  let top = gap;
  let widest = 0;
  for (let first = 0; first < small.length; first += rowsBeside) {
    const line = small.slice(first, first + rowsBeside).flat();
    let left = gap;
    for (const { input, width } of line) {
      placed.push({ input, left, top });
      left += width + gap;
    }
    widest = Math.max(widest, left);
    top += Math.max(...line.map(({ height }) => height)) + gap;
  }
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: widest, height: top, channels: 3, background: '#8a8a8a' } })
    .composite(placed)
    .jpeg({ quality: 82 })
    .toFile(path.join(folder, `${name.replaceAll(/\W+/g, '-')}.jpg`));
}
