import { aKey } from '@/domain/testKey';
import { act, renderHook } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createOperationDescriptor, Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse } from 'relay-runtime';
import type { ReactNode } from 'react';
import { TransportError } from './TransportError';
import { useMutationCall } from './useMutationCall';
import { useQueryResult } from './useQueryResult';
import query from './booking-v2/__generated__/useReservationV2Query.graphql';
import type { useReservationV2Query } from './booking-v2/__generated__/useReservationV2Query.graphql';

/** An environment whose answers the test gives by hand, one call at a time. */
function setUp() {
  const calls: { answer: (bookingNumber: string) => Promise<void>; fail: (error: Error) => Promise<void> }[] = [];
  const metadata: unknown[] = [];
  const environment = new Environment({
    network: Network.create((_request, _variables, cacheConfig) => {
      metadata.push(cacheConfig.metadata);
      return new Promise<GraphQLResponse>((resolve, reject) => {
        calls.push({
          answer: (bookingNumber) =>
            act(async () => resolve({ data: { getBooking: { __typename: 'BookingNotFound', bookingNumber } } })),
          fail: (error) => act(async () => reject(error)),
        });
      });
    }),
    store: new Store(new RecordSource()),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  /** Writes to the store as another operation of the page does. */
  const store = (asked: string, bookingNumber: string | null) =>
    act(async () => {
      const payload = { getBooking: { __typename: 'BookingNotFound', bookingNumber } };
      environment.commitPayload(createOperationDescriptor(query, variablesFor(asked)), payload);
    });
  const kept = () => environment.getStore().getSource().size();
  return { calls, metadata, wrapper, store, kept };
}

const variablesFor = (bookingNumber: string) => ({
  input: { bookingNumber, bookingHash: 'h', locale: 'FI_FI' as const },
  withLines: false,
  withHeldUntil: true,
  withRefund: true,
  withCancelledAt: true,
  withPasses: true,
});

type Found = useReservationV2Query['response'];
const asking = { isReadable: ({ getBooking }: Found) => getBooking.bookingNumber !== 'unreadable' };

function ask(first: string | null, options: Parameters<typeof useQueryResult<useReservationV2Query>>[2] = asking) {
  const world = setUp();
  const hook = renderHook(
    ({ bookingNumber }: { bookingNumber: string | null }) =>
      useQueryResult<useReservationV2Query>(
        query,
        bookingNumber === null ? null : variablesFor(bookingNumber),
        options,
      ),
    { wrapper: world.wrapper, initialProps: { bookingNumber: first } },
  );
  const shownState = () => {
    const { current } = hook.result;
    return current.state === 'ready' ? current.data.getBooking : current.state;
  };
  return { ...world, ...hook, shownState };
}

const found = (bookingNumber: string) => expect.objectContaining({ bookingNumber });

describe('useQueryResult', () => {
  it('waits for its variables, then for the answer', async () => {
    const { calls, rerender, shownState } = ask(null);
    expect([shownState(), calls.length]).toEqual(['loading', 0]);
    rerender({ bookingNumber: '1' });
    expect([shownState(), calls.length]).toEqual(['loading', 1]);
    await calls[0]?.answer('1');
    expect(shownState()).toEqual(found('1'));
  });

  it('asks once for equal variables, however often it is drawn', async () => {
    const { calls, rerender, result } = ask('1');
    await calls[0]?.answer('1');
    const { current } = result;
    rerender({ bookingNumber: '1' });
    expect(calls).toHaveLength(1);
    expect(result.current).toBe(current);
  });

  it('keeps the former answer while it is asked again, and asks the network', async () => {
    const { calls, result, shownState } = ask('1');
    await calls[0]?.answer('1');
    act(() => {
      if (result.current.state === 'ready') result.current.refetch();
    });
    expect(calls).toHaveLength(2);
    expect(shownState()).toEqual(found('1'));
    await calls[1]?.answer('1 again');
    expect(shownState()).toEqual(found('1 again'));
  });

  it('still has the former answer where asking again failed, and keeps it while that is tried once more', async () => {
    const { calls, result, shownState } = ask('1');
    await calls[0]?.answer('1');
    act(() => {
      if (result.current.state === 'ready') result.current.refetch();
    });
    await calls[1]?.fail(new TransportError('NETWORK'));
    expect(result.current).toMatchObject({ state: 'failed', earlier: { getBooking: { bookingNumber: '1' } } });
    act(() => {
      if (result.current.state === 'failed') result.current.retry();
    });
    expect(result.current).toMatchObject({ state: 'ready', isRefetching: true });
    await calls[2]?.answer('1 again');
    expect(shownState()).toEqual(found('1 again'));
  });

  it('has no former answer of another question', async () => {
    const { calls, rerender, result } = ask('1');
    await calls[0]?.answer('1');
    rerender({ bookingNumber: '2' });
    await calls[1]?.fail(new TransportError('NETWORK'));
    expect(result.current).toMatchObject({ state: 'failed', earlier: null });
  });

  it('never shows the answer to another question', async () => {
    const { calls, rerender, shownState } = ask('1');
    await calls[0]?.answer('1');
    rerender({ bookingNumber: '2' });
    expect(shownState()).toBe('loading');
    await calls[1]?.answer('2');
    expect(shownState()).toEqual(found('2'));
  });

  it('ignores an answer that comes after the question was changed', async () => {
    const { calls, rerender, shownState } = ask('1');
    rerender({ bookingNumber: '2' });
    await calls[1]?.answer('2');
    await calls[0]?.answer('late');
    expect(shownState()).toEqual(found('2'));
  });

  it('shows what another operation changed in the store, without asking again', async () => {
    const { calls, store, result, shownState } = ask('1');
    await calls[0]?.answer('1');
    await store('1', 'changed');
    expect(shownState()).toEqual(found('changed'));
    expect(result.current).toMatchObject({ state: 'ready', isRefetching: false });
    await store('2', 'of another question');
    expect(shownState()).toEqual(found('changed'));
    expect(calls).toHaveLength(1);
  });

  it('shows it also while it is asked again', async () => {
    const { calls, store, result, shownState } = ask('1');
    await calls[0]?.answer('1');
    act(() => {
      if (result.current.state === 'ready') result.current.refetch();
    });
    await store('1', 'changed');
    expect(shownState()).toEqual(found('changed'));
    expect(result.current).toMatchObject({ isRefetching: true });
  });

  it('keeps the last readable answer when the store changes to an unreadable one', async () => {
    const { calls, store, shownState } = ask('1');
    await calls[0]?.answer('1');
    await store('1', 'unreadable');
    expect(shownState()).toEqual(found('1'));
    await store('1', 'changed');
    expect(shownState()).toEqual(found('changed'));
  });

  it('asks again when the environment changes to another guest’s', async () => {
    const [stranger, customer] = [setUp(), setUp()];
    let { wrapper: Provider } = stranger;
    const { result, rerender } = renderHook(
      () => useQueryResult<useReservationV2Query>(query, variablesFor('1')),
      // The hook has to stay mounted while its environment changes.
      { wrapper: ({ children }) => Provider({ children }) },
    );
    await stranger.calls[0]?.answer('of a stranger');
    Provider = customer.wrapper;
    rerender();
    expect(result.current).toMatchObject({ isRefetching: true, data: { getBooking: found('of a stranger') } });
    await stranger.store('1', 'late');
    expect(result.current).toMatchObject({ data: { getBooking: found('of a stranger') } });
    await customer.calls[0]?.answer('of a customer');
    expect(result.current).toMatchObject({ isRefetching: false, data: { getBooking: found('of a customer') } });
    expect([stranger.calls.length, customer.calls.length]).toEqual([1, 1]);
  });

  it('gives the failure, and loads again when the guest tries again', async () => {
    const { calls, result, shownState } = ask('1');
    await calls[0]?.fail(new TransportError('NETWORK'));
    expect(result.current).toMatchObject({ state: 'failed', failure: { kind: 'transport', code: 'NETWORK' } });
    act(() => {
      if (result.current.state === 'failed') result.current.retry();
    });
    expect(shownState()).toBe('loading');
    await calls[1]?.answer('1');
    expect(shownState()).toEqual(found('1'));
  });

  it('leaves the store alone where nothing else changes the answer, and does all else alike', async () => {
    const { calls, kept, rerender, result, shownState, store } = ask('1', { isKept: false });
    const before = kept();
    await calls[0]?.answer('1');
    expect(shownState()).toEqual(found('1'));
    expect(kept()).toBe(before);
    await store('1', 'of the store');
    expect(shownState()).toEqual(found('1'));
    act(() => {
      if (result.current.state === 'ready') result.current.refetch();
    });
    expect(result.current).toMatchObject({ isRefetching: true });
    await calls[1]?.answer('1 again');
    expect(shownState()).toEqual(found('1 again'));
    rerender({ bookingNumber: '2' });
    await calls[2]?.fail(new TransportError('NETWORK'));
    expect(result.current).toMatchObject({ state: 'failed', failure: { code: 'NETWORK' } });
  });

  it('ends in a failure when our own code throws, rather than loading without an end', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported = jest.fn((event: Event) => event.preventDefault());
    addEventListener('error', reported);
    const { calls, result } = ask('1');
    await calls[0]?.fail(new TypeError('a bug'));
    expect(result.current).toMatchObject({ state: 'failed', failure: { code: 'UNKNOWN' } });
    removeEventListener('error', reported);
    logged.mockRestore();
  });
});

describe('useMutationCall', () => {
  const run = (fail: Error | null) => {
    const { calls, metadata, wrapper } = setUp();
    const { result } = renderHook(() => useMutationCall<useReservationV2Query>(query), { wrapper });
    const outcome = result.current(variablesFor('1'), aKey('once'));
    return { metadata, outcome, settle: () => (fail ? calls[0]?.fail(fail) : calls[0]?.answer('1')) };
  };

  it.each([
    [new TransportError('TIMEOUT'), 'TIMEOUT'],
    [new TransportError('NETWORK'), 'NETWORK'],
  ])('resolves with the failure of %s', async (error, code) => {
    // Relay goes by the kind of the operation.
    const kind = jest.replaceProperty(query.params, 'operationKind', 'mutation' as never);
    const { metadata, outcome, settle } = run(error);
    await settle();
    await expect(outcome).resolves.toMatchObject({ ok: false, failure: { code } });
    expect(metadata).toMatchObject([{ idempotencyKey: 'once' }]);
    kind.restore();
  });
});
