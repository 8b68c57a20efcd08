import { keptStorage } from './keptStorage';
import { oneTabAtATime } from './oneTabAtATime';

const { locks } = navigator;
const withLocks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true });
afterEach(() => {
  withLocks(locks);
  localStorage.clear();
});

/** Two pieces of work at once, and the order in which they ran. */
async function runTwo(): Promise<readonly string[]> {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    steps.push(`${name} ends`);
  };
  await Promise.all([oneTabAtATime('order', work('first')), oneTabAtATime('order', work('second'))]);
  return steps;
}

it.each([
  ['with the locks of the browser', locks],
  ['without locks', undefined],
  ['where locks are forbidden with storage', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
])('does one after the other %s', async (_, value) => {
  withLocks(value);
  const [begins, ends, ...rest] = await runTwo();
  expect(begins?.replace(' begins', ' ends')).toBe(ends);
  expect(rest).toHaveLength(2);
});

it('goes on after a tab that was closed in the middle, and leaves nothing behind', async () => {
  withLocks(undefined);
  const until = Date.now() - 1;
  keptStorage.setItem('sarastus.lock.order', JSON.stringify({ holder: 'a tab that is gone', until }));
  expect(await oneTabAtATime('order', () => Promise.resolve('done'))).toBe('done');
  expect(keptStorage.getItem('sarastus.lock.order')).toBeNull();
});

it('passes on what went wrong, once', async () => {
  const work = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(oneTabAtATime('order', work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
