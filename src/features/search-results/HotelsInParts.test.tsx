import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import { failureOf } from '@/domain/failure';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import type { FoundHotels } from './foundHotels';
import type { FoundHotelsProps } from './foundHotelsProps';
import { HotelsInParts } from './HotelsInParts';
import { hotelResultSample } from './testing/hotelResultSample';

type Found = QueryResult<FoundHotels> | null;

const searchOf = (town: string) =>
  parseSearchQuery(new URLSearchParams(`place=${town}&from=2026-12-04&to=2026-12-06&adults=2`), '2026-11-20');

const loading: Found = { state: 'loading' };
const ready = (...ids: readonly string[]): Found => ({
  state: 'ready',
  data: { hotels: ids.map((id) => hotelResultSample({ id })), issues: ['PROMOCODE'] },
  isRefetching: false,
  refetch: () => undefined,
});

/** An API whose answers the test gives by hand. */
function setUp(...towns: readonly string[]) {
  const answers = new Map<string, Found>();
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  function Hotels({ criteria: { destination }, children }: FoundHotelsProps) {
    const town = destination.kind === 'place' ? destination.placeName : '';
    if (!asked.includes(town)) asked.push(town);
    const found = useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => answers.get(town),
    );
    return <>{children(found === undefined ? loading : found)}</>;
  }
  const answer = (town: string, found: Found) =>
    act(async () => {
      answers.set(town, found);
      for (const listener of listeners) listener();
    });
  const parts = towns.map(searchOf);
  const drawn: Found[] = [];
  render(
    <HotelsInParts parts={parts} Hotels={Hotels}>
      {(found) => {
        drawn.push(found);
        if (found === null) return <p>not sold</p>;
        if (found.state !== 'ready') return <p>{found.state}</p>;
        const { hotels, parts: others } = found.data;
        const ids = hotels.map(({ hotel }) => (others?.first.has(hotel.id) ? `first ${hotel.id}` : hotel.id));
        const stands = [others?.isComing ? ['more to come'] : [], others?.lost ? ['some lost'] : []];
        return <p>{[ids.join(' '), ...stands.flat()].join(', ')}</p>;
      }}
    </HotelsInParts>,
  );
  return { answer, asked, latest: () => drawn.at(-1), shown: () => screen.getByRole('paragraph').textContent };
}

describe('a search in parts', () => {
  it('is one question where it has one part', async () => {
    const { answer, asked, shown } = setUp('Turku');
    await answer('Turku', ready('1', '2'));
    expect([asked, shown()]).toEqual([['Turku'], '1 2']);
  });

  it('asks all parts at once, and shows the first that comes, and then all', async () => {
    const { answer, asked, shown, latest } = setUp('Turku', 'Hanko', 'Vaasa');
    expect([asked, shown()]).toEqual([['Turku', 'Hanko', 'Vaasa'], 'loading']);
    await answer('Hanko', ready('2'));
    const beginning = latest();
    expect(shown()).toBe('first 2, more to come');
    await answer('Turku', ready('1', '2'));
    // The same, so that nothing is computed again.
    expect(latest()).toBe(beginning);
    await answer('Vaasa', ready('3'));
    expect(shown()).toBe('first 2 1 3');
    const found = latest();
    expect(found?.state === 'ready' && found.data.issues).toEqual(['PROMOCODE']);
  });

  it('goes on loading while no hotel has come', async () => {
    const { answer, shown } = setUp('Turku', 'Hanko');
    await answer('Turku', ready());
    expect(shown()).toBe('loading');
    await answer('Hanko', ready());
    expect(shown()).toBe('');
  });

  it('shows what came beside a part that failed, and asks that part alone again', async () => {
    const retry = jest.fn();
    const { answer, shown, latest } = setUp('Turku', 'Hanko');
    await answer('Turku', { state: 'failed', failure: failureOf('transport', 'NETWORK'), retry });
    expect(shown()).toBe('loading');
    await answer('Hanko', ready('2'));
    expect(shown()).toBe('first 2, some lost');
    const found = latest();
    if (found?.state === 'ready') found.data.parts?.lost?.retry();
    expect(retry).toHaveBeenCalledTimes(1);
    await answer('Turku', loading);
    expect(shown()).toBe('first 2, more to come');
    await answer('Turku', ready('1'));
    expect(shown()).toBe('first 2 1');
  });

  it('fails where all parts do, and is not sold where one is not', async () => {
    const failed: Found = { state: 'failed', failure: failureOf('transport', 'NETWORK'), retry: () => undefined };
    const { answer, shown } = setUp('Turku', 'Hanko');
    await answer('Turku', failed);
    await answer('Hanko', failed);
    expect(shown()).toBe('failed');
    await answer('Turku', null);
    expect(shown()).toBe('not sold');
  });
});
