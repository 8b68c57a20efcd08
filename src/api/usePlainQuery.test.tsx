import { act, renderHook } from '@testing-library/react';
import { keepShown } from '@/browser/handover/earlyAnswers';
import query from './booking-v2/__generated__/useReservationV2Query.graphql';
import type { useReservationV2Query } from './booking-v2/__generated__/useReservationV2Query.graphql';
import { bodyOf } from './operationRequest';
import { usePlainQuery } from './usePlainQuery';

const variables = (bookingNumber: string) => ({
  input: { bookingNumber, bookingHash: 'h', locale: 'FI_FI' as const },
  withLines: false,
  withHeldUntil: true,
  withRefund: true,
  withCancelledAt: true,
  withPasses: true,
});

/** A network whose answers the test gives by hand, one call at a time. */
const calls: { readonly answer: (body: string) => Promise<void>; readonly signal: AbortSignal | null | undefined }[] =
  [];
const former = globalThis.fetch;
beforeEach(() => {
  calls.length = 0;
  globalThis.fetch = (_url, init) =>
    new Promise((resolve) => {
      const text = (body: string) => ({ status: 200, text: () => Promise.resolve(body) }) as Response;
      calls.push({ signal: init?.signal, answer: (body) => act(async () => resolve(text(body))) });
    });
});
afterEach(() => {
  globalThis.fetch = former;
});

const answerWith = (bookingNumber: string) =>
  JSON.stringify({ data: { getBooking: { __typename: 'BookingNotFound', bookingNumber } } });
const data = (bookingNumber: string) => ({ getBooking: { __typename: 'BookingNotFound', bookingNumber } });

/** Each test asks an endpoint of its own, since answers are kept for the whole visit. */
const visit = (endpoint: string, first = '1') =>
  renderHook(({ number }) => usePlainQuery<useReservationV2Query>(endpoint, query, variables(number)), {
    initialProps: { number: first },
  });

/** Until what was asked is on its way, which begins a moment after the page has asked. */
const sent = () => act(() => Promise.resolve());

describe('usePlainQuery', () => {
  it('waits for the network the first time', async () => {
    const { result } = visit('/first');
    expect(result.current).toBeNull();
    await sent();
    await calls[0]?.answer(answerWith('a'));
    expect(result.current).toEqual(data('a'));
    expect(calls).toHaveLength(1);
  });

  it('shows the last answer at once on the next page, then the new one of the network', async () => {
    const before = visit('/next');
    await sent();
    await calls[0]?.answer(answerWith('old'));
    before.unmount();
    const { result } = visit('/next');
    expect(result.current).toEqual(data('old'));
    await sent();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(answerWith('new'));
    expect(result.current).toEqual(data('new'));
  });

  it('takes over what the page has shown while it slept, and does not ask', () => {
    const { name, text } = query.params;
    keepShown('/slept', bodyOf({ name, text: text ?? '', variables: variables('1') }), data('shown'));
    expect(visit('/slept').result.current).toEqual(data('shown'));
    expect(calls).toHaveLength(0);
  });

  it('keeps the last answer when the network fails', async () => {
    const before = visit('/kept');
    await sent();
    await calls[0]?.answer(answerWith('old'));
    before.unmount();
    const { result } = visit('/kept');
    await sent();
    await calls[1]?.answer('<h1>Bad gateway</h1>');
    expect(result.current).toEqual(data('old'));
  });

  it('never shows the answer to another question', async () => {
    const { result, rerender } = visit('/other');
    await sent();
    await calls[0]?.answer(answerWith('a'));
    rerender({ number: '2' });
    expect(result.current).toBeNull();
    await sent();
    await calls[1]?.answer(answerWith('b'));
    expect(result.current).toEqual(data('b'));
    rerender({ number: '1' });
    expect(result.current).toEqual(data('a'));
  });

  it('aborts the call when the guest leaves the page', async () => {
    const { unmount } = visit('/left');
    await sent();
    expect(calls[0]?.signal?.aborted).toBe(false);
    unmount();
    expect(calls[0]?.signal?.aborted).toBe(true);
  });
});
