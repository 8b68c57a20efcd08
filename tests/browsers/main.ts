/** Runs the journeys in the engines: `main.ts ENGINE=PATH… -- WORD…`. */
import { startPuppeteer } from './engines/puppeteer';
import { startWebkit } from './engines/webkit';
import type { Engine } from './engines/engine';
import { GuestWindow } from './guestWindow';
import { booking } from './journeys/booking';
import { home } from './journeys/home';
import type { Journey } from './journeys/journey';
import { serveSite } from './site';

const journeys: readonly Journey[] = [...home, ...booking];

const given = process.argv.slice(2);
const engines = given.filter((each) => each.includes('=')).map((each) => each.split('=') as [Engine['name'], string]);
const words = given.filter((each) => !each.includes('=') && each !== '--');
const wanted = journeys.filter(({ name }) => words.every((word) => name.includes(word)));

async function runIn(engine: Engine): Promise<readonly string[]> {
  const site = await serveSite('out');
  const failed: string[] = [];
  for (const { name, run } of wanted) {
    const start = Date.now();
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
  await site.close();
  return failed;
}

async function runAll(): Promise<number> {
  let failures = 0;
  for (const [name, path] of engines) {
    const engine = await (name === 'webkit' ? startWebkit(path) : startPuppeteer(name, path));
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
