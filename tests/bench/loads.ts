import { chromium } from '@playwright/test';
import { freePort, store, withBrowser } from './browser';
import { measureScores, measureSpeed } from './lighthouse';
import type { FiguresByFactor, Score } from './lighthouse';
import { interleave } from './median';
import type { Visit } from './visits';

/** Loads of each page, as `npm run bench` takes the median of. */
const ROUNDS = 5;

/** A page at an address, to be loaded by Lighthouse. */
export interface Load {
  readonly visit: Visit;
  readonly address: string;
}

export interface Loaded {
  readonly speeds: readonly FiguresByFactor[];
  /** None for a copy, whose scores nobody needs. */
  readonly scores: readonly Score[];
  /** What went wrong, first of all. */
  readonly error: unknown;
}

/** Stores what the visit needs in the profile that Lighthouse uses, and then leaves the browser to it. */
async function prepare(port: number, address: string, kept: Visit['kept']): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile.');
    const page = await context.newPage();
    await store(page, address, kept);
    await page.close();
  } finally {
    await browser.close();
  }
}

/** Does something with one load in a new browser, for which nothing is cached or compiled. */
async function inNewBrowser<T>({ visit, address }: Load, measure: (url: string, port: number) => Promise<T>) {
  const port = await freePort();
  return withBrowser(async () => {
    await prepare(port, address, visit.kept);
    return measure(address + visit.path, port);
  }, port);
}

/** Loads every page several times, taking turns, and its scores once. */
export async function loadAll(
  loads: readonly Load[],
  withScores: (load: Load) => boolean = () => true,
): Promise<ReadonlyMap<Load, Loaded>> {
  const settle = <T>(work: Promise<T>) =>
    work.then(
      (value) => ({ value, error: null }),
      (error: unknown) => ({ value: null, error: error ?? new Error('It failed.') }),
    );
  const rounds = await interleave(loads, ROUNDS, (load) => settle(inNewBrowser(load, measureSpeed)));
  const loaded = new Map<Load, Loaded>();
  for (const load of loads) {
    const tries = rounds.get(load) ?? [];
    const scores = withScores(load) ? await settle(inNewBrowser(load, measureScores)) : { value: null, error: null };
    loaded.set(load, {
      speeds: tries.flatMap(({ value }) => value ?? []),
      scores: scores.value ?? [],
      error: [...tries, scores].find(({ error }) => error !== null)?.error ?? null,
    });
  }
  return loaded;
}
