/** Pictures of the main screens in the engines, side by side: `pictures.ts ENGINE=PATH… WORD…`. */
import { contactSheet } from '../look/contactSheet';
import type { EngineName } from './engines/engine';
import { startEngine } from './engines/startEngine';
import { GuestWindow } from './guestWindow';
import { mainScreens } from './mainScreens';
import { serveSite } from './site';

const widths = [390, 1366] as const;
const given = process.argv.slice(2);
const engines = given.filter((each) => each.includes('=')).map((each) => each.split('=') as [EngineName, string]);
const words = given.filter((each) => !each.includes('='));
const screens = Object.entries(mainScreens).filter(([name]) => words.every((word) => name.includes(word)));

/** Over once every picture in the window is unpacked, and a frame was drawn after that. */
const drawn = `(async () => {
  const seen = [...document.images].filter((each) => each.complete && each.getBoundingClientRect().top < innerHeight);
  await Promise.all(seen.map((each) => each.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
})()`;

/** Of each screen, a row for each engine. */
async function takeAll(): Promise<void> {
  const site = await serveSite('out');
  const rows = new Map<string, Buffer[][]>(screens.map(([name]) => [name, []]));
  for (const [name, path] of engines) {
    const engine = await startEngine(name, path);
    for (const [screen, { path: address, ready }] of screens) {
      const row: Buffer[] = [];
      for (const width of widths) {
        const guest = new GuestWindow(engine, site.address, 'fi');
        site.watchesControls = true;
        await engine.resize(width, 800);
        await guest.open(address);
        await guest.untilShown({ selector: ready });
        await guest.until('the page is quiet', 'steady.isQuiet() && document.fonts.status === "loaded"');
        await engine.evaluate(drawn);
        row.push(await engine.picture());
      }
      rows.get(screen)?.push(row);
    }
    await engine.close();
  }
  for (const [screen, pictures] of rows) {
    await contactSheet(`engines ${screen}`, pictures);
    console.log(`${screen}: ${engines.map(([name]) => name).join(', ')}`);
  }
  await site.close();
}

takeAll().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
