/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, render, waitFor } from '@testing-library/react';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { ApiEnvironment } from '@/api/apiSwitch';
import { askContentHere } from '@/api/content';
import { aSearch } from '@/api/testSearch';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import { LARGEST_ANSWER, partsOfSearch } from '@/domain/search/partsOfSearch';
import type { SearchCriteria } from '@/domain/search/search';
import { loadDestinations } from '@/features/search/site/loadDestinations';
import { SearchResultsV1 } from '@/features/search-results/booking-v1/SearchResultsV1';
import { SearchResultsV2 } from '@/features/search-results/booking-v2/SearchResultsV2';
import { readResultView } from '@/features/search-results/resultView';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';

jest.setTimeout(120_000);

const messages = loadAllMessages('en');
const coast = aSearch({ destination: { kind: 'place', placeName: 'Coast and archipelago' } });
const Results = { v1: SearchResultsV1, v2: SearchResultsV2 };
const to = () => '#';
const nothing = () => undefined;

/** A chain whose coast has more hotels than one answer may have. */
const world = testWorld({ chain: 480 });
const asked: string[] = [];
answerSite(world, (send) => (url, init) => {
  asked.push(String(init?.body));
  return send(url, init);
});

/** The hotels of the list, once all are there. */
async function listOf(api: BookingApi, parts: readonly SearchCriteria[], total: number) {
  const Shown = Results[api];
  asked.length = 0;
  const { container } = render(
    <TranslatorProvider locale="en" messages={messages}>
      <ApiEnvironment api={api}>
        <Shown
          known={{ traits: new Map(), isDestination: true, parts }}
          criteria={coast}
          view={readResultView(new URLSearchParams('sort=price'))}
          links={{ page: to, rooms: to, dates: to, withRooms: to, otherHotels: to }}
          onViewChange={nothing}
          onWayOut={nothing}
        />
      </ApiEnvironment>
    </TranslatorProvider>,
  );
  // Roles of so many elements take long to compute.
  await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(total), { timeout: 60_000 });
  const cards = [...container.querySelectorAll('article')];
  const names = cards.map((card) => card.querySelector('h2')?.textContent);
  const prices = cards.map((card) => /€[\d.,]*\d/.exec(card.textContent ?? '')?.[0]);
  const questions = asked.filter((body) => body.includes('useSearchResults')).length;
  cleanup();
  return { names, prices, questions };
}

it.each(bookingApis)('finds the same hotels in the same order in parts as at once, over %s', async (api) => {
  const destinations = await loadDestinations(askContentHere, 'en');
  const parts = partsOfSearch(coast, destinations);
  const area = destinations.places.find(({ name }) => name === 'Coast and archipelago');
  const total = area?.hotelIds.length ?? 0;
  expect(total).toBeGreaterThan(LARGEST_ANSWER);
  expect(parts.length).toBeGreaterThan(1);
  const inParts = await listOf(api, parts, total);
  const atOnce = await listOf(api, [coast], total);
  expect([inParts.questions, atOnce.questions]).toEqual([parts.length, 1]);
  expect(new Set(inParts.names)).toEqual(new Set(atOnce.names));
  // Hotels of one price stay in the order in which they came.
  expect(inParts.prices).toEqual(atOnce.prices);
  expect(new Set(inParts.prices).size).toBeGreaterThan(10);
});
