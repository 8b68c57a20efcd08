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

/** Whether the API has lists, which the configuration says. */
let mockHasLists = false;
jest.mock('@/flags/flagStore', () => ({
  readFlag: () => mockHasLists,
  subscribeToFlags: () => () => undefined,
}));
beforeEach(() => {
  mockHasLists = false;
});

const searchOf = (town: string) =>
  parseSearchQuery(new URLSearchParams(`place=${town}&from=2026-12-04&to=2026-12-06&adults=2`), '2026-11-20');

const loading: Found = { state: 'loading' };
const ready = (...ids: readonly string[]): Found => goesOn(null, ...ids);
const goesOn = (nextPage: string | null, ...ids: readonly string[]): Found => ({
  state: 'ready',
  data: { hotels: ids.map((id) => hotelResultSample({ id })), issues: ['PROMOCODE'], nextPage },
  isRefetching: false,
  refetch: () => undefined,
});

/** An API whose answers the test gives by hand. */
function setUp(...towns: readonly string[]) {
  const list = { first: 2, after: null, sort: 'price', wishes: [] } as const;
  const answers = new Map<string, Found>();
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  function Hotels({ criteria: { destination }, page, children }: FoundHotelsProps) {
    const place = destination.kind === 'place' ? destination.placeName : '';
    const town = page ? `${page.first} of ${place} from ${page.after}` : place;
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
    <HotelsInParts criteria={searchOf('Coast')} parts={parts} list={list} Hotels={Hotels}>
      {(found) => {
        drawn.push(found);
        if (found === null) return <p>not sold</p>;
        if (found.state !== 'ready') return <p>{found.state}</p>;
        const { hotels, parts: others } = found.data;
        const ids = hotels.map(({ hotel }) => (others?.partOf.get(hotel.id) === 0 ? `first ${hotel.id}` : hotel.id));
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

describe('a search page by page', () => {
  const page = (after: string | null, first = 100) => `${first} of Coast from ${after}`;
  beforeEach(() => {
    mockHasLists = true;
  });

  it('is one question where its list ends with the first page, and no list of parts', async () => {
    const { answer, asked, shown, latest } = setUp('Turku', 'Hanko');
    expect(shown()).toBe('loading');
    await answer(page(null, 2), ready('1', '2'));
    expect([asked, shown()]).toEqual([[page(null, 2)], '1 2']);
    const found = latest();
    expect(found?.state === 'ready' && found.data.parts).toBe(undefined);
  });

  it('asks each page with the cursor of the one before, and draws it as the list doubles', async () => {
    const { answer, asked, shown, latest } = setUp('Turku');
    await answer(page(null, 2), goesOn('b', '1', '2'));
    expect(shown()).toBe('first 1 first 2, more to come');
    const beginning = latest();
    await answer(page('b'), goesOn('c', '3'));
    // Too few to be worth drawing: the same, so that nothing is computed again.
    expect(latest()).toBe(beginning);
    await answer(page('c'), goesOn('d', '4'));
    expect(shown()).toBe('first 1 first 2 3 4, more to come');
    await answer(page('d'), ready('5'));
    expect(asked).toEqual([page(null, 2), page('b'), page('c'), page('d')]);
    expect(shown()).toBe('first 1 first 2 3 4 5');
    const found = latest();
    const { partOf, order } = (found?.state === 'ready' && found.data.parts) || {};
    expect(Object.fromEntries(partOf ?? [])).toEqual({ 1: 0, 2: 0, 3: 1, 4: 2, 5: 3 });
    expect(order).toMatchObject({ sort: 'price', wishes: [] });
  });

  it('asks a page that failed again, alone, and goes on from there', async () => {
    const retry = jest.fn();
    const { answer, asked, shown, latest } = setUp('Turku');
    await answer(page(null, 2), goesOn('b', '1', '2'));
    await answer(page('b'), { state: 'failed', failure: failureOf('transport', 'NETWORK'), retry });
    expect(shown()).toBe('first 1 first 2, some lost');
    const found = latest();
    if (found?.state === 'ready') found.data.parts?.lost?.retry();
    expect(retry).toHaveBeenCalledTimes(1);
    await answer(page('b'), loading);
    expect(shown()).toBe('first 1 first 2, more to come');
    await answer(page('b'), goesOn('c', '3', '4'));
    await answer(page('c'), ready('5'));
    expect(shown()).toBe('first 1 first 2 3 4 5');
    expect(asked).toEqual([page(null, 2), page('b'), page('c')]);
  });

  it('keeps the place of a page when the one before is answered anew', async () => {
    const { answer, asked, shown } = setUp('Turku');
    await answer(page(null, 2), goesOn('b', '1', '2'));
    await answer(page('b'), ready('3', '4'));
    await answer(page(null, 2), goesOn('z', '1', '2'));
    expect([asked, shown()]).toEqual([[page(null, 2), page('b')], 'first 1 first 2 3 4']);
  });

  it('fails where the first page does', async () => {
    const { answer, shown } = setUp('Turku');
    const failed: Found = { state: 'failed', failure: failureOf('transport', 'NETWORK'), retry: () => undefined };
    await answer(page(null, 2), failed);
    expect(shown()).toBe('failed');
  });
});
