import { EARLY_ANSWER_LIFETIME_MS } from '@/config/limits';
import { handed } from './protocol';
import { askEarly, keepShown, takeEarly, takeShown, wholeAnswer } from './earlyAnswers';

const url = '/booking/graphql';
const question = { operationName: 'rooms', query: 'query rooms { rooms }', variables: { nights: 2, rooms: [1, 2] } };

describe('an early answer', () => {
  let fetched: jest.SpiedFunction<typeof fetch>;
  beforeEach(() => {
    jest.useFakeTimers();
    handed.sarastusAsked = undefined;
    fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{"data":{}}')));
  });
  afterEach(() => {
    fetched.mockRestore();
    jest.useRealTimers();
  });

  it('is taken by the same question, however its variables are ordered, and once', async () => {
    const early = askEarly(url, question, { method: 'POST' });
    const same = { ...question, variables: { rooms: [1, 2], nights: 2 } };
    const taken = takeEarly(url, same);
    await expect(taken?.answer).resolves.toEqual({ status: 200, body: '{"data":{}}' });
    await expect(early).resolves.toEqual(await taken?.answer);
    expect(takeEarly(url, same)).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['to another endpoint', '/graphql', question],
    ['with other variables', url, { ...question, variables: { nights: 3, rooms: [1, 2] } }],
    ['with a list in another order', url, { ...question, variables: { nights: 2, rooms: [2, 1] } }],
    ['of another release', url, { ...question, query: 'query rooms { rooms beds }' }],
  ])('is not taken by a question %s', (_what, where, other) => {
    void askEarly(url, question, {});
    expect(takeEarly(where, other)).toBeNull();
    expect(takeEarly(url, question)).not.toBeNull();
  });

  it('is dropped when it is too old', () => {
    void askEarly(url, question, {});
    jest.setSystemTime(Date.now() + EARLY_ANSWER_LIFETIME_MS);
    expect(takeEarly(url, question)).toBeNull();
    jest.setSystemTime(Date.now() - EARLY_ANSWER_LIFETIME_MS);
    expect(takeEarly(url, question)).toBeNull();
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('is aborted with the call that took it', async () => {
    void askEarly(url, question, {});
    const abort = new AbortController();
    void wholeAnswer(url, { signal: abort.signal }, takeEarly(url, question));
    abort.abort();
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('that nobody takes fails without a complaint', async () => {
    fetched.mockRejectedValue(new TypeError('fetch failed'));
    await expect(askEarly(url, question, {})).rejects.toThrow('fetch failed');
  });

  it('that was shown already is taken as such, by the same question, and once', () => {
    keepShown(url, question, { rooms: 1 });
    expect(takeEarly(url, question)).toBeNull();
    expect(takeShown(url, { ...question, variables: { nights: 3 } })).toBeNull();
    jest.setSystemTime(Date.now() + EARLY_ANSWER_LIFETIME_MS);
    expect(takeShown(url, { ...question, variables: { rooms: [1, 2], nights: 2 } })).toEqual({ rooms: 1 });
    expect(takeShown(url, question)).toBeNull();
  });
});
