import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(__dirname, '../../contact-sheet');

/** How wide a picture of each window stands on the sheet, in pixels, and how much of its height. */
const shownWidth = (width: number) => Math.round(150 + (width - 360) * 0.35);
const tallest = 900;
const gap = 12;

/** Puts pictures of one thing on a sheet, a row for each theme, a column for each width: `contact-sheet/NAME.jpg`. */
export async function contactSheet(name: string, rows: readonly (readonly Buffer[])[]): Promise<void> {
  const small = await Promise.all(
    rows.map((row) =>
      Promise.all(
        row.map(async (picture) => {
          const { width } = await sharp(picture).metadata();
          const { data, info } = await sharp(picture)
            .resize({ width: shownWidth(width) })
            .toBuffer({ resolveWithObject: true });
          const height = Math.min(info.height, tallest);
          return {
            input: await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer(),
            width: info.width,
            height,
          };
        }),
      ),
    ),
  );
  const placed: { readonly input: Buffer; readonly left: number; readonly top: number }[] = [];
  let top = gap;
  let widest = 0;
  for (const row of small) {
    let left = gap;
    for (const { input, width } of row) {
      placed.push({ input, left, top });
      left += width + gap;
    }
    widest = Math.max(widest, left);
    top += Math.max(...row.map(({ height }) => height)) + gap;
  }
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: widest, height: top, channels: 3, background: '#8a8a8a' } })
    .composite(placed)
    .jpeg({ quality: 82 })
    .toFile(path.join(folder, `${name.replaceAll(/\W+/g, '-')}.jpg`));
}
