import { isLostChunk, reloadOnceForLostChunk } from './lostChunk';

const lost = Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError' });

function aPage(now: number, stored = new Map<string, string>()) {
  const reload = jest.fn();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return { storage, reload, now, stored, isOnline: true };
}

describe('a lost chunk', () => {
  it('is distinguished from other errors', () => {
    expect(isLostChunk(lost)).toBe(true);
    expect(isLostChunk(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(true);
    expect(isLostChunk(new Error('x is undefined'))).toBe(false);
    expect(isLostChunk('Loading chunk')).toBe(false);
  });

  it('reloads the page once, not again and again', () => {
    const first = aPage(1_000_000);
    expect(reloadOnceForLostChunk(lost, first)).toBe(true);
    expect(first.reload).toHaveBeenCalledTimes(1);
    const second = aPage(1_005_000, first.stored);
    expect(reloadOnceForLostChunk(lost, second)).toBe(false);
    expect(second.reload).not.toHaveBeenCalled();
    expect(reloadOnceForLostChunk(lost, aPage(1_061_000, first.stored))).toBe(true);
  });

  it('does not reload without a network, which would lose the page', () => {
    const page = { ...aPage(1_000_000), isOnline: false };
    expect(reloadOnceForLostChunk(lost, page)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('does not reload where nothing can be remembered, nor for another error', () => {
    const page = aPage(1_000_000);
    const refusing = {
      ...page,
      storage: {
        ...page.storage,
        setItem: () => {
          throw new Error('denied');
        },
      },
    };
    expect(reloadOnceForLostChunk(lost, refusing)).toBe(false);
    expect(reloadOnceForLostChunk(new Error('other'), page)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
