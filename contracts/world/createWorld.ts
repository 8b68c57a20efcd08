import { createHmac, randomBytes } from 'node:crypto';
import { createContent } from './content/content';
import type { World } from './context';
import { openStore } from './store/openStore';

export interface WorldOptions {
  /** A file, or `:memory:`. */
  readonly db: string;
  readonly now: () => Date;
  readonly seed: string;
  /** True makes ids and hashes repeatable; never for a server that others can reach. */
  readonly predictable?: boolean;
}

/** The chain with its bookings. */
export const createWorld = ({ db, now, seed, predictable = false }: WorldOptions): World => ({
  store: openStore(db),
  now,
  seed,
  secret: (purpose) =>
    predictable
      ? createHmac('sha256', seed).update(purpose).digest('hex').slice(0, 32)
      : randomBytes(16).toString('hex'),
  soldAway: new Set(),
  content: createContent(),
});
