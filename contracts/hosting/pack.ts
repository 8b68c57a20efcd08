import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BEST_BROTLI = 11;
const BEST_GZIP = 9;
/** As many as Node packs at a time. */
const AT_ONCE = 4;

/** Writes `.br` and `.gz` beside a file. */
async function packOne(file: string, brotliQuality: number): Promise<void> {
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const packed = [
    ['.br', await promisify(brotliCompress)(plain, { params })],
    ['.gz', await promisify(gzip)(plain, { level: BEST_GZIP })],
  ] as const;
  for (const [end, bytes] of packed) await writeFile(file + end, bytes);
}

export async function packFiles(files: readonly string[], brotliQuality = BEST_BROTLI): Promise<void> {
  const left = [...files];
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await packOne(file, brotliQuality);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
