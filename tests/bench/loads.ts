import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
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

/** Uses a page in the profile that Lighthouse uses, and then leaves the browser to it. */
async function inProfile(port: number, work: (page: Page) => Promise<unknown>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile.');
    const page = await context.newPage();
    await work(page);
    await page.close();
  } finally {
    await browser.close();
  }
}

const settle = <T>(work: Promise<T>) =>
  work.then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error: error ?? new Error('It failed.') }),
  );

/** Loads every page several times, taking turns, and its scores once. */
export async function loadAll(
  loads: readonly Load[],
  withScores: (load: Load) => boolean = () => true,
): Promise<ReadonlyMap<Load, Loaded>> {
  const port = await freePort();
  // A browser that has shown a page already, as a guest's has: the first page of a new one takes longer.
  const inBrowser = (work: () => Promise<void>) =>
    withBrowser(async () => {
      console.log(`  ${loads.length} pages, from ${new Date().toLocaleTimeString('fi-FI')}`);
      const [first] = loads;
      if (first) await inProfile(port, (page) => page.goto(first.address + first.visit.path));
      await work();
    }, port);
  const measure = <T>({ visit, address }: Load, measured: (url: string, port: number) => Promise<T>) =>
    settle(
      inProfile(port, (page) => store(page, address, visit.kept)).then(() => measured(address + visit.path, port)),
    );
  const rounds = await interleave(loads, ROUNDS, (load) => measure(load, measureSpeed), inBrowser);
  const scored = await interleave(loads.filter(withScores), 1, (load) => measure(load, measureScores), inBrowser);
  return new Map(
    loads.map((load) => {
      const tries = rounds.get(load) ?? [];
      const [scores] = scored.get(load) ?? [];
      return [
        load,
        {
          speeds: tries.flatMap(({ value }) => value ?? []),
          scores: scores?.value ?? [],
          error: [...tries, ...(scores ? [scores] : [])].find(({ error }) => error !== null)?.error ?? null,
        },
      ];
    }),
  );
}
