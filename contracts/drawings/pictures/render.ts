import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { digestOf, drawings, filesOf, keyOf, type Drawing } from './drawings';
import { frames } from './frame';
import { print } from './press';
import { printing, type PrintedWidth } from './printing';

/** `npm run pictures`: prints what has changed since the last time, and deletes what is no longer drawn. */
const images = path.resolve('public/images');
const list = path.resolve('contracts/drawings/pictures/rendered.json');

type Encode = (quality: number) => Promise<Buffer>;

async function fitted(encode: Encode, from: number, to: number, bytes: number): Promise<Buffer> {
  for (let quality = from; ; quality -= 4) {
    const file = await encode(quality);
    if (file.length <= bytes || quality <= to) return file;
  }
}

async function printDrawing(drawing: Drawing, svg: string): Promise<void> {
  const largest = Math.max(...drawing.widths);
  const { data, width, height } = await print(svg, frames[drawing.shape].width, largest * printing.oversampling);
  for (const size of drawing.widths) {
    const limit = printing.bytes[size as PrintedWidth];
    const sheet = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(size)
      .png({ compressionLevel: 0 })
      .toBuffer();
    const { avif, webp } = printing;
    const target = path.join(images, `${keyOf(drawing)}-${size}`);
    writeFileSync(
      `${target}.avif`,
      await fitted(
        (quality) => sharp(sheet).avif({ quality, effort: avif.effort, chromaSubsampling: '4:2:0' }).toBuffer(),
        avif.from,
        avif.to,
        limit.avif,
      ),
    );
    writeFileSync(
      `${target}.webp`,
      await fitted(
        (quality) => sharp(sheet).webp({ quality, effort: webp.effort, smartSubsample: true }).toBuffer(),
        webp.from,
        webp.to,
        limit.webp,
      ),
    );
  }
}

function removeOthers(wanted: ReadonlySet<string>): void {
  for (const folder of new Set(drawings.map((drawing) => drawing.folder))) {
    for (const file of readdirSync(path.join(images, folder))) {
      if (!wanted.has(`${folder}/${file}`)) rmSync(path.join(images, folder, file));
    }
  }
}

const ICO_SIZE = 32;

/** A PNG as an ICO file with this one picture: what a browser asks for beside a document that names no icon. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // An icon file, with one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The site's icon for home screens, which round its corners themselves: a plain square. And for the tabs of documents. */
async function printIcons(): Promise<void> {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  const mark = icon.replace(/ rx="\d+"/, '');
  const small = await sharp(Buffer.from(icon), { density: 300 }).resize(ICO_SIZE).png().toBuffer();
  writeFileSync('public/favicon.ico', icoOf(small));
  mkdirSync('public/icons', { recursive: true });
  for (const [file, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const) {
    await sharp(Buffer.from(mark), { density: 600 })
      .resize(size)
      .png({ palette: true })
      .toFile(`public/icons/${file}.png`);
  }
}

async function render(): Promise<void> {
  await printIcons();
  const known: Readonly<Record<string, string>> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const rendered: Record<string, string> = {};
  const write = (entries: Readonly<Record<string, string>>): void =>
    writeFileSync(list, `${JSON.stringify(entries, null, 2)}\n`);
  for (const drawing of drawings) {
    const key = keyOf(drawing);
    const svg = drawing.draw();
    rendered[key] = digestOf(svg);
    mkdirSync(path.join(images, drawing.folder), { recursive: true });
    const isThere = filesOf(drawing).every((file) => existsSync(path.join(images, file)));
    if (isThere && known[key] === rendered[key]) continue;
    await printDrawing(drawing, svg);
    console.log(`✓ ${key}`);
    // Written after each picture, so that an interrupted run continues where it stopped.
    write({ ...known, ...rendered });
  }
  write(rendered);
  removeOthers(new Set(drawings.flatMap(filesOf)));
}

void render();
