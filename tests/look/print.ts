import sharp from 'sharp';

/** The side of a cell in pixels: about two lines of text, so that smoother letters differ in nothing and a lost word does. */
export const CELL = 48;

/** How far a cell's colour may be from the kept one, of 255 in each channel. */
const TOLERANCE = 9;

/** A picture as it is seen from afar: the mean colour of each cell, row by row, three bytes each. */
export interface Print {
  readonly columns: number;
  readonly rows: number;
  readonly colours: Uint8Array;
}

/** A cell by its column and row. */
export type Cell = readonly [column: number, row: number];

/** Reduces a picture. The last column and row may be of part of a cell. */
export async function printOf(picture: Buffer): Promise<Print> {
  const { width, height } = await sharp(picture).metadata();
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  // Copies of the edge fill the last cells.
  const whole = await sharp(picture)
    .removeAlpha()
    .extend({ right: columns * CELL - width, bottom: rows * CELL - height, extendWith: 'copy' })
    .png()
    .toBuffer();
  const data = await sharp(whole).resize(columns, rows, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return { columns, rows, colours: new Uint8Array(data) };
}

/** The cells that differ, with those that only one of both has. */
export function differences(kept: Print, seen: Print): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < Math.max(kept.rows, seen.rows); row += 1)
    for (let column = 0; column < Math.max(kept.columns, seen.columns); column += 1)
      if (differs(kept, seen, column, row)) cells.push([column, row]);
  return cells;
}

function differs(kept: Print, seen: Print, column: number, row: number): boolean {
  const has = ({ columns, rows }: Print) => column < columns && row < rows;
  if (!has(kept) || !has(seen)) return true;
  const at = ({ columns, colours }: Print, channel: number) => colours[(row * columns + column) * 3 + channel] ?? 0;
  return [0, 1, 2].some((channel) => Math.abs(at(kept, channel) - at(seen, channel)) > TOLERANCE);
}

/** A print as a small picture without loss: what was approved can be looked at. */
export const pictureOf = ({ columns, rows, colours }: Print): Promise<Buffer> =>
  sharp(colours, { raw: { width: columns, height: rows, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** The print of such a picture. */
export async function readPrint(picture: Buffer): Promise<Print> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, colours: new Uint8Array(data) };
}
