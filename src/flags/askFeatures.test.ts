import { FEATURE_DETECTION_WAIT_MS } from '@/config/limits';
import { askFeatures } from './askFeatures';

describe('askFeatures', () => {
  let fetched: jest.SpiedFunction<typeof fetch>;
  beforeEach(() => {
    fetched = jest.spyOn(globalThis, 'fetch');
  });
  afterEach(() => {
    fetched.mockRestore();
    jest.useRealTimers();
  });

  it('tells the features that are on', async () => {
    fetched.mockResolvedValue(Response.json({ features: { priceLines: true, roomsLeft: false } }));
    expect([...(await askFeatures())]).toEqual(['priceLines']);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/appconfig');
  });

  it.each([
    ['is a page', () => Promise.resolve(new Response('<html></html>', { status: 404 }))],
    ['is lost', () => Promise.reject(new TypeError('fetch failed'))],
  ])('goes on without optional features when the answer %s', async (_what, answer) => {
    fetched.mockImplementation(answer);
    expect((await askFeatures()).size).toBe(0);
  });

  it('goes on without them when nothing is heard for five seconds', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const settled = jest.fn();
    void askFeatures().then(settled);
    await jest.advanceTimersByTimeAsync(FEATURE_DETECTION_WAIT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(new Set());
  });
});
