/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { ApiEnvironment } from '@/api/apiSwitch';
import { askContentHere } from '@/api/content';
import { aSearch } from '@/api/testSearch';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import { firstPage } from '@/domain/search/listPage';
import { LARGEST_ANSWER, partsOfSearch } from '@/domain/search/partsOfSearch';
import { loadDestinations } from '@/features/search/site/loadDestinations';
import { SearchResultsV1 } from '@/features/search-results/booking-v1/SearchResultsV1';
import { SearchResultsV2 } from '@/features/search-results/booking-v2/SearchResultsV2';
import { readResultView } from '@/features/search-results/resultView';
import type { SearchResultsProps } from '@/features/search-results/SearchResults';
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
/** Whether a page is lost on its way. */
let isLost = (_body: string): boolean => false;
answerSite(world, (send) => async (url, init) => {
  const body = String(init?.body);
  asked.push(body);
  return isLost(body) ? Response.json({ errors: [{ message: 'lost' }] }) : send(url, init);
});
const hotelQuestions = () => asked.filter((body) => body.includes('useSearchResults'));

type Known = Pick<SearchResultsProps['known'], 'list' | 'parts'>;

function open(api: BookingApi, known: Known, search = 'sort=price') {
  const Shown = Results[api];
  asked.length = 0;
  const { container } = render(
    <TranslatorProvider locale="en" messages={messages}>
      <ApiEnvironment api={api}>
        <Shown
          known={{ traits: new Map(), isDestination: true, ...known }}
          criteria={coast}
          view={readResultView(new URLSearchParams(search))}
          links={{ page: to, rooms: to, dates: to, withRooms: to, otherHotels: to }}
          onViewChange={nothing}
          onWayOut={nothing}
        />
      </ApiEnvironment>
    </TranslatorProvider>,
  );
  return container;
}

// Roles of so many elements take long to compute.
const cardsIn = (container: Element) => [...container.querySelectorAll('article')];
const namesIn = (container: Element) => cardsIn(container).map((card) => card.querySelector('h2')?.textContent);

/** Waits until all that the list says are there are drawn whole, and no more are coming. */
const hasAll = (container: Element) =>
  waitFor(
    () => {
      const said = container.querySelector('[role=status]')?.textContent ?? '';
      expect(said).toMatch(/^\d+ hotels/);
      expect(said).not.toContain(messages.searchResults.parts.coming);
      const numbers = [...said.matchAll(/\d+/g)].map(Number);
      expect(cardsIn(container)).toHaveLength(numbers.reduce((sum, number) => sum + number, 0));
      // Without a window to come near to, those that have only their names at first follow at once.
      expect(cardsIn(container).map(({ textContent }) => textContent)).not.toContain(namesIn(container).at(-1));
    },
    { timeout: 60_000 },
  );

/** The hotels of the list, once all are there. */
async function listOf(api: BookingApi, known: Known, search?: string) {
  const container = open(api, known, search);
  await hasAll(container);
  const names = namesIn(container);
  const texts = cardsIn(container).map(({ textContent }) => textContent);
  const prices = texts.map((text) => /€[\d.,]*\d/.exec(text ?? '')?.[0]);
  const questions = hotelQuestions().length;
  cleanup();
  return { names, prices, texts, questions };
}

async function coastOfChain() {
  const destinations = await loadDestinations(askContentHere, 'en');
  const area = destinations.places.find(({ name }) => name === 'Coast and archipelago');
  const total = area?.hotelIds.length ?? 0;
  expect(total).toBeGreaterThan(LARGEST_ANSWER);
  return { destinations, parts: partsOfSearch(coast, destinations), total };
}

it.each(bookingApis)('finds the same hotels in the same order in parts as at once, over %s', async (api) => {
  const { parts, total } = await coastOfChain();
  expect(parts.length).toBeGreaterThan(1);
  const inParts = await listOf(api, { list: null, parts });
  const atOnce = await listOf(api, { list: null, parts: [coast] });
  expect([inParts.questions, atOnce.questions]).toEqual([parts.length, 1]);
  expect(inParts.names).toHaveLength(total);
  expect(new Set(inParts.names)).toEqual(new Set(atOnce.names));
  // Hotels of one price stay in the order in which they came.
  expect(inParts.prices).toEqual(atOnce.prices);
  expect(new Set(inParts.prices).size).toBeGreaterThan(10);
});

it.each(
  bookingApis.flatMap((api) => [
    { api, search: 'sort=price' },
    { api, search: 'sort=name' },
    { api, search: 'pet=1&breakfast=1' },
  ]),
)('has the same cards in the same order page by page as at once, over $api with $search', async ({ api, search }) => {
  const { destinations, parts, total } = await coastOfChain();
  const list = firstPage(coast, destinations, readResultView(new URLSearchParams(search)));
  const atOnce = await listOf(api, { list: null, parts: [coast] }, search);
  const pages = await listOf(api, { list, parts }, search);
  expect(pages.names.length).toBeGreaterThan(20);
  expect(pages.questions).toBe(1 + Math.ceil((total - 20) / LARGEST_ANSWER));
  expect(pages.texts).toEqual(atOnce.texts);
});

it.each(bookingApis)('asks a page that is lost again, alone, over %s', async (api) => {
  const { destinations, parts, total } = await coastOfChain();
  const list = firstPage(coast, destinations, readResultView(new URLSearchParams('sort=price')));
  isLost = (body) => body.includes('useSearchResults') && /"after":"/.test(body);
  const container = open(api, { list, parts });
  const again = await screen.findByRole('button', { name: messages.errors.actions.retry }, { timeout: 60_000 });
  const first = namesIn(container);
  expect(first).toHaveLength(20);
  isLost = () => false;
  asked.length = 0;
  fireEvent.click(again);
  await hasAll(container);
  expect(namesIn(container)).toHaveLength(total);
  expect(namesIn(container).slice(0, 20)).toEqual(first);
  expect(hotelQuestions().map((body) => body.includes('"after":null'))).toEqual(
    Array.from({ length: Math.ceil((total - 20) / LARGEST_ANSWER) }, () => false),
  );
  cleanup();
});
