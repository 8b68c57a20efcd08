import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

export interface Site {
  /** Without a slash at the end. */
  readonly address: string;
  readonly stop: () => void;
  /** Ends the process as a lack of power would: `kill -9`. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

interface Served {
  /** The exported site. */
  readonly folder?: string;
  /** The number of hotels of the harness; the chain's own where it is left out. */
  readonly chain?: number;
  /** The folder of the store, which outlives the process; nothing is kept where it is left out. */
  readonly data?: string;
  /** An instant at which the harness's clock stands; the real clock where it is left out. */
  readonly clock?: string;
}

/**
 * Serves an export with both APIs, compressed as by a static host. In a process of its own, so that its work is not the
 * bench's; by the real clock, as in the browsers that ask.
 */
export function startSite({ folder = 'out', chain = 0, data = ':memory:', clock = '' }: Served = {}): Promise<Site> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'contracts/http/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: data,
      CLOCK: clock,
      STATIC_DIR: folder,
      CHAIN: String(chain),
      TEST_CONTROL: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void server.kill();
  process.once('exit', stop);
  const gone = once(server, 'exit');
  const kill = async () => {
    server.kill('SIGKILL');
    await gone;
    process.off('exit', stop);
  };
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /ready at (http:\/\/\S+)/.exec(text)?.[1];
      if (address) resolve({ address, stop, kill });
    });
    server.on('exit', (code) => reject(new Error(`The harness ended with code ${String(code)}.`)));
  });
}

/** Serves the site while `work` runs. */
export async function withSite<T>(served: Served, work: (address: string) => Promise<T>): Promise<T> {
  const site = await startSite(served);
  try {
    return await work(site.address);
  } finally {
    site.stop();
  }
}
