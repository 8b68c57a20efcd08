import { createServer, type Harness } from './createServer';

let harness: Harness;
let address: string;

beforeAll(async () => {
  harness = createServer({
    db: ':memory:',
    now: () => new Date('2026-11-02T09:00:00+02:00'),
    seed: 'a',
    strict: true,
    staticDir: null,
    port: 0,
    basePath: '/stay',
    desk: true,
  });
  address = await harness.listen();
});
afterAll(() => harness.close());

it.each(['/mailbox', '/desk', '/_harness', '/pay/a'])(
  '%s has its styles in files, and no style of its own',
  async (path) => {
    const html = await (await fetch(address + path)).text();
    if (path !== '/pay/a') expect(html).toContain('practice.css');
    expect(html).not.toMatch(/<style|<script| style=/);
    for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      const style = await fetch(new URL(href, address + path));
      expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
      expect(await style.text()).toContain('{');
    }
  },
);
