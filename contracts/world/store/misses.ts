import type { Store } from './openStore';

/** Notes an attempt that found nothing. Instants are milliseconds. */
export const noteMiss = (store: Store, key: string, at: number): void => {
  store.prepare('INSERT INTO misses VALUES (?, ?)').run(key, at);
};

/** How many attempts found nothing since an instant. */
export const missesSince = (store: Store, key: string, since: number): number =>
  Number(
    (
      store.prepare('SELECT COUNT(*) AS total FROM misses WHERE key = ? AND at > ?').get(key, since) as {
        total: number;
      }
    ).total,
  );
