import { crc32 } from 'node:zlib';

/** Names are in UTF-8. */
const FLAGS = 0x0800;
/** The first day that the format knows: the same files always give the same archive. */
const DAY = 0x21;

/** Numbers in the order of the format, each with its bytes: `[value, bytes]`. */
const numbers = (...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    values.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );

/** A zip archive in which files, by their names, are stored as they are. */
export const zip = (files: ReadonlyMap<string, Buffer>): Buffer => {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [file, content] of files) {
    const name = Buffer.from(file);
    // Version, flags, stored, time, day, checksum, sizes, length of the name, no extra field.
    const facts = numbers(
      [20, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const entry = Buffer.concat([numbers([0x04034b50, 4]), facts, name, content]);
    entries.push(entry);
    // No comment, first disk, no attributes, and where the entry begins.
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(numbers([0x02014b50, 4], [20, 2]), facts, place, name);
    offset += entry.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.size;
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...entries, ...directory, end]);
};
