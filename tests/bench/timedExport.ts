import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { memoryBelow } from './memoryBelow';

const root = path.resolve(__dirname, '../..');
const FOLDER = 'test-results/bench-export';
const WATCH_MS = 500;

export interface Exported {
  readonly seconds: number;
  /** The most memory at any time, in MiB. */
  readonly most: number;
  readonly pages: number;
}

/** Exports a chain into a folder, in a process of its own. */
export function runExport(folder: string, hotels: number, onStart: (pid: number) => void = () => {}): Promise<void> {
  const build = spawn(process.execPath, ['tests/bench/exportChain.mjs', folder, String(hotels)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.pid) onStart(build.pid);
  return new Promise((resolve, reject) => {
    build.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The export of ${hotels} hotels failed with code ${String(code)}.`)),
    );
  });
}

/** Exports a chain from nothing, and removes it again. */
export async function timedExport(hotels: number): Promise<Exported> {
  const remove = () => rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  remove();
  const start = performance.now();
  let most = 0;
  let watch: NodeJS.Timeout | undefined;
  try {
    await runExport(FOLDER, hotels, (pid) => {
      watch = setInterval(() => (most = Math.max(most, memoryBelow(pid))), WATCH_MS);
    });
    const seconds = (performance.now() - start) / 1000;
    const files = readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' });
    return { seconds, most, pages: files.filter((file) => file.endsWith('.html')).length };
  } finally {
    clearInterval(watch);
    remove();
  }
}
