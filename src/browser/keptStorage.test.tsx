import { keptStorage } from './keptStorage';

describe('storage with memory as its fallback', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    keptStorage.removeItem('slice');
    localStorage.clear();
  });
  const full = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  it('stores in the browser where it can, so that other tabs and a reload see it', () => {
    keptStorage.setItem('slice', 'one');
    expect(localStorage.getItem('slice')).toBe('one');
    localStorage.removeItem('slice');
    expect(keptStorage.getItem('slice')).toBeNull();
  });

  it('returns the latest value when storage is full, never the one stored before', () => {
    keptStorage.setItem('slice', 'old');
    full();
    keptStorage.setItem('slice', 'new');
    expect(keptStorage.getItem('slice')).toBe('new');
    expect(localStorage.getItem('slice')).toBeNull();
  });

  it('returns to the browser once there is room again', () => {
    const filled = full();
    keptStorage.setItem('slice', 'one');
    filled.mockRestore();
    keptStorage.setItem('slice', 'two');
    expect([keptStorage.getItem('slice'), localStorage.getItem('slice')]).toEqual(['two', 'two']);
    localStorage.setItem('slice', 'of another tab');
    expect(keptStorage.getItem('slice')).toBe('of another tab');
  });

  it('works where the browser has no storage', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    keptStorage.setItem('slice', 'one');
    expect(keptStorage.getItem('slice')).toBe('one');
    keptStorage.removeItem('slice');
    expect(keptStorage.getItem('slice')).toBeNull();
  });
});
