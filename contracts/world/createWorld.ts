import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createAttempts } from './attempts';
import { createContent } from './content/content';
import type { World } from './context';
import { growChain } from './generatedChain';
import { openStore } from './store/openStore';

export interface WorldOptions {
  /** A file, or `:memory:`. */
  readonly db: string;
  readonly now: () => Date;
  readonly seed: string;
  /** True makes ids and hashes repeatable; never for a server that others can reach. */
  readonly predictable?: boolean;
  /** The number of hotels; generated ones are added to the chain's own when needed. */
  readonly chain?: number;
  /** Waits that many milliseconds; tests may only note them. */
  readonly pause?: (ms: number) => Promise<void>;
  /** The base path of the site and its services, such as `/stay`. */
  readonly basePath?: string;
}

/** The chain with its bookings. */
export const createWorld = ({
  db,
  now,
  seed,
  predictable = false,
  chain = 0,
  basePath = '',
  pause = wait,
}: WorldOptions): World => {
  const content = createContent();
  growChain(content, chain, seed);
  return {
    store: openStore(db),
    now,
    seed,
    secret: (purpose) =>
      predictable
        ? createHmac('sha256', seed).update(purpose).digest('hex').slice(0, 32)
        : randomBytes(16).toString('hex'),
    soldLastRooms: new Set(),
    attempts: createAttempts(),
    pause,
    basePath,
    content,
  };
};
