import { FEATURE_DETECTION_WAIT_MS } from '@/config/limits';
import { askFlags } from './askFlags';

describe('askFlags', () => {
  let fetched: jest.SpiedFunction<typeof fetch>;
  beforeEach(() => {
    fetched = jest.spyOn(globalThis, 'fetch');
  });
  afterEach(() => {
    fetched.mockRestore();
    jest.useRealTimers();
  });

  it('asks the configuration of this site, saying which site and which visit asks', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ features: { priceLines: true } })));
    expect([...(await askFlags())]).toEqual([['priceLines', true]]);
    await askFlags();
    const [[url, first], [, second]] = fetched.mock.calls as [Parameters<typeof fetch>, Parameters<typeof fetch>];
    expect(url).toBe('/api/appconfig');
    const sent = [first, second].map((init) => new Headers(init?.headers));
    expect(sent[0]?.get('x-client-id')).toBe('sarastus-web');
    expect(sent[0]?.get('x-correlation-session-id')).toMatch(/^[\da-f-]{36}$/);
    expect(sent[1]?.get('x-correlation-session-id')).toBe(sent[0]?.get('x-correlation-session-id'));
  });

  it.each([
    ['is an error', () => Promise.resolve(Response.json({ features: {} }, { status: 503 })), 'answered 503'],
    ['is a page', () => Promise.resolve(new Response('<html></html>')), 'JSON'],
    ['names no features', () => Promise.resolve(Response.json({})), 'names no features'],
    ['is lost', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ])('rejects when the answer %s', async (_what, answer, message) => {
    fetched.mockImplementation(answer);
    await expect(askFlags()).rejects.toThrow(message);
  });

  it('gives up without an answer in five seconds', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const failed = jest.fn();
    askFlags().catch((error: Error) => failed(error.message));
    await jest.advanceTimersByTimeAsync(FEATURE_DETECTION_WAIT_MS - 1);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith('The runtime configuration did not answer in time');
  });
});
