/** Runs the journeys in the engines: `main.ts ENGINE=PATH… [--part] WORD…`. */
import type { Engine } from './engines/engine';
import { startEngine } from './engines/startEngine';
import { GuestWindow } from './guestWindow';
import { axe } from './journeys/axe';
import { booking } from './journeys/booking';
import { bookings } from './journeys/bookings';
import { home } from './journeys/home';
import type { Journey } from './journeys/journey';
import { steady } from './journeys/steady';
import { visit } from './journeys/visit';
import { serveSite } from './site';

const journeys: readonly Journey[] = [...home, ...booking, ...bookings, ...visit, ...steady, ...axe];

const given = process.argv.slice(2);
const engines = given.filter((each) => each.includes('=')).map((each) => each.split('=') as [Engine['name'], string]);
const words = given.filter((each) => !each.includes('=') && !each.startsWith('--'));
const isPart = given.includes('--part');
const wanted = journeys.filter(
  ({ name, isInPart }) => words.every((word) => name.includes(word)) && (!isPart || isInPart),
);

/** Serves the site, and the one that books by the older API where a journey wants it. */
async function serveSites() {
  const site = await serveSite('out');
  if (!wanted.some(({ bookedBy }) => bookedBy)) return { site, ofV1: site };
  const { exportSiteOfV1 } = await import('../support/exportOthers.mjs');
  await exportSiteOfV1();
  return { site, ofV1: await serveSite('test-results/site-of-v1') };
}

async function runIn(engine: Engine): Promise<readonly string[]> {
  const sites = await serveSites();
  const failed: string[] = [];
  for (const { name, bookedBy, prints, run } of wanted) {
    if (prints && !engine.print) {
      console.log(`  – ${engine.name}: ${name} (its driver cannot print)`);
      continue;
    }
    const start = Date.now();
    const site = bookedBy ? sites.ofV1 : sites.site;
    await site.reset();
    const guest = new GuestWindow(engine, site.address, 'fi');
    await engine.resize(1280, 800);
    const error = await run(guest, site)
      .then(async () => {
        const complaints = await guest.complaints();
        if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`);
      })
      .then(
        () => null,
        (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
      );
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(
      `  ${error === null ? '✓' : '✗'} ${engine.name}: ${name} (${seconds} s)${error === null ? '' : `\n      ${error}`}`,
    );
    if (error !== null) failed.push(name);
    await engine.forget();
  }
  for (const site of new Set(Object.values(sites))) await site.close();
  return failed;
}

async function runAll(): Promise<number> {
  let failures = 0;
  for (const [name, path] of engines) {
    const engine = await startEngine(name, path);
    try {
      const failed = await runIn(engine);
      failures += failed.length;
      console.log(`${name}: ${wanted.length - failed.length} of ${wanted.length} journeys`);
    } finally {
      await engine.close();
    }
  }
  return failures === 0 ? 0 : 1;
}

runAll().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
