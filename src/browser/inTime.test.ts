import { REHYDRATE_TIMEOUT_MS } from '@/config/limits';

/** A new page whose storage takes that long for each read. */
async function pageWhereReadingTakes(milliseconds: number) {
  jest.resetModules();
  const { inTime } = await import('./inTime');
  let now = 0;
  let asked = 0;
  const read = () => {
    asked += 1;
    now += milliseconds;
    return 'kept';
  };
  return { rehydrate: () => inTime(read, () => now), asked: () => asked };
}

describe('reading what is stored', () => {
  it('returns every slice while storage answers', async () => {
    const page = await pageWhereReadingTakes(1);
    expect(Array.from({ length: 20 }, page.rehydrate)).toEqual(Array.from({ length: 20 }, () => 'kept'));
  });

  it('stops once it has taken five seconds in all, and storage is not read again', async () => {
    const page = await pageWhereReadingTakes(REHYDRATE_TIMEOUT_MS / 2);
    expect([page.rehydrate(), page.rehydrate(), page.rehydrate(), page.rehydrate()]).toEqual([
      'kept',
      'kept',
      null,
      null,
    ]);
    expect(page.asked()).toBe(2);
  });
});
