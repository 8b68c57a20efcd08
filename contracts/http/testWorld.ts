import type { HarnessOptions } from './createServer';
import { startTestWorld, type Reached, type TestWorld } from './testGuest';

/** The world of a test file or of a `describe`: it starts before its tests and stops after them. */
export function testWorld(more: Partial<HarnessOptions> = {}): TestWorld {
  let started: TestWorld | null = null;
  const world = () => {
    if (!started) throw new Error('The world starts before the first test, not when the file is read.');
    return started;
  };
  beforeAll(async () => {
    started = await startTestWorld(more);
  });
  afterAll(() => started?.harness.close());
  return {
    get harness() {
      return world().harness;
    },
    get address() {
      return world().address;
    },
  };
}

/** Makes a world as it was at its start. */
export const resetWorld = ({ address }: Reached) => fetch(`${address}/__test/reset`, { method: 'POST' });

/**
 * Has a world answer the calls of the site, which name no host, and gives the tests its time. What `through` returns is
 * called instead of `fetch`: it may lose, count or change what it sends on.
 */
export function answerSite(world: TestWorld, through = (send: typeof fetch): typeof fetch => send): void {
  const { fetch } = globalThis;
  beforeAll(() => {
    jest.spyOn(Date, 'now').mockImplementation(() => world.harness.world.now().getTime());
    globalThis.fetch = through((url, init) => fetch(new URL(String(url), world.address).href, init));
  });
  afterAll(() => {
    globalThis.fetch = fetch;
    jest.restoreAllMocks();
  });
}
