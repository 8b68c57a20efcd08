import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ListOrder } from '@/domain/search/listPage';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import messages from '../../../public/locales/en/common.json';
import { readResultView } from './resultView';
import { SearchResultsView } from './SearchResultsView';
import { hotelResultSample as sample } from './testing/hotelResultSample';

const criteria = parseSearchQuery(
  new URLSearchParams('place=Coast&from=2026-12-04&to=2026-12-06&adults=2'),
  '2026-12-01',
);
const to = () => '#';
const links = { page: to, rooms: to, dates: to, withRooms: to, otherHotels: to };

const hotelsOf = (town: string, ...prices: readonly number[]) =>
  prices.map((euros) => sample({ id: `${town}${euros}`, name: `${town} ${euros}`, city: town, euros }));
const hanko = hotelsOf('Hanko', 120, 110);
const turku = hotelsOf('Turku', 130, 100);

interface ResultsProps {
  readonly towns: readonly (typeof hanko)[];
  readonly isComing: boolean;
  /** Where they come in one. */
  readonly order?: ListOrder;
  readonly search?: string;
}

function Results({ towns, isComing, order, search = 'sort=price' }: ResultsProps) {
  const [view, setView] = useState(readResultView(new URLSearchParams(search)));
  const partOf = new Map(towns.flatMap((hotels, part) => hotels.map(({ hotel }) => [hotel.id, part])));
  return (
    <TranslatorProvider locale="en" messages={messages}>
      <SearchResultsView
        found={{ hotels: towns.flat(), parts: { isComing, lost: null, partOf, order: order ?? null } }}
        guest={{ ways: {}, points: null }}
        criteria={criteria}
        view={view}
        onViewChange={setView}
        links={links}
        onChangeSearch={() => undefined}
        now={Date.parse('2026-11-20T10:00:00Z')}
      />
    </TranslatorProvider>
  );
}

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const sortAll = () => screen.queryByRole('button', { name: 'Sort all hotels' });
const count = () => screen.getByRole('status').textContent;

/** A list whose second part comes last, after the guest has done something. */
async function whole(meanwhile: () => void = () => undefined) {
  const { rerender } = render(<Results towns={[hanko]} isComing />);
  expect(names()).toEqual(['Hanko 110', 'Hanko 120']);
  expect(count()).toBe('2 hotels have room for you. More hotels are coming');
  expect(screen.queryByText('Lowest price')).toBeNull();
  meanwhile();
  await act(async () => rerender(<Results towns={[hanko, turku]} isComing={false} />));
  expect(count()).toBe('4 hotels have room for you');
}

const inParts = ['Hanko 110', 'Hanko 120', 'Turku 100', 'Turku 130'];
const inOrder = ['Turku 100', 'Hanko 110', 'Hanko 120', 'Turku 130'];

describe('results that come in parts', () => {
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

  it('are put in one order when all are there, with no button for it that comes and goes', async () => {
    const added: (string | null)[] = [];
    const watching = new MutationObserver((changes) =>
      added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))),
    );
    watching.observe(document.body, { childList: true, subtree: true });
    await whole();
    watching.disconnect();
    expect(names()).toEqual(inOrder);
    expect(added.filter((text) => text === 'Sort all hotels')).toEqual([]);
    expect(added.length).toBeGreaterThan(0);
    expect(screen.getAllByText('Lowest price')).toHaveLength(1);
  });

  it.each([
    ['has scrolled', () => Object.defineProperty(window, 'scrollY', { value: 300, configurable: true })],
    ['stands on a card', () => screen.getByRole('link', { name: 'Hanko 110' }).focus()],
  ])('stay where they are for a guest who %s, until that guest sorts them', async (_what, read) => {
    await whole(read);
    expect(names()).toEqual(inParts);
    fireEvent.click(sortAll() ?? document.body);
    expect(names()).toEqual(inOrder);
    expect(sortAll()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
    cleanup();
  });

  it('are put in one order by a guest who chooses another', async () => {
    await whole(() => screen.getByRole('link', { name: 'Hanko 110' }).focus());
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'name' } });
    expect(names()).toEqual(['Hanko 110', 'Hanko 120', 'Turku 100', 'Turku 130']);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'price' } });
    expect(names()).toEqual(inOrder);
  });
});

describe('pages of a list that come in its order', () => {
  const order: ListOrder = { sort: 'price', wishes: [] };
  const pages = [hotelsOf('Hanko', 100, 110), hotelsOf('Turku', 120, 130), hotelsOf('Vaasa', 140)];
  const inOrder = ['Hanko 100', 'Hanko 110', 'Turku 120', 'Turku 130', 'Vaasa 140'];
  const isThere = (card: Element) => document.body.contains(card);

  it('are appended: no card moves or is drawn anew, and nothing is offered', async () => {
    const { rerender } = render(<Results towns={pages.slice(0, 1)} isComing order={order} />);
    const cards = screen.getAllByRole('article');
    // Of a list by price the first is the cheapest of all.
    expect(within(cards[0] ?? document.body).getByText('Lowest price')).toBeTruthy();
    screen.getByRole('link', { name: 'Hanko 110' }).focus();
    await act(async () => rerender(<Results towns={pages.slice(0, 2)} isComing order={order} />));
    expect(names()).toEqual(inOrder.slice(0, 4));
    expect(count()).toBe('4 hotels have room for you. More hotels are coming');
    await act(async () => rerender(<Results towns={pages} isComing={false} order={order} />));
    expect(names()).toEqual(inOrder);
    expect([count(), sortAll()]).toEqual(['5 hotels have room for you', null]);
    expect(cards.every(isThere)).toBe(true);
    // Once all are there, another order is that of all.
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'name' } });
    expect(names()).toEqual(inOrder);
    expect(cards.every(isThere)).toBe(true);
  });

  it('stay where they are for a guest who changes the order meanwhile, until that guest sorts them', async () => {
    const dearFirst = [hotelsOf('Vaasa', 100), hotelsOf('Hanko', 110), hotelsOf('Turku', 120)];
    const { rerender } = render(<Results towns={dearFirst.slice(0, 2)} isComing order={order} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'name' } });
    expect(names()).toEqual(['Vaasa 100', 'Hanko 110']);
    screen.getByRole('link', { name: 'Hanko 110' }).focus();
    await act(async () => rerender(<Results towns={dearFirst} isComing={false} order={order} />));
    expect(names()).toEqual(['Vaasa 100', 'Hanko 110', 'Turku 120']);
    fireEvent.click(sortAll() ?? document.body);
    expect(names()).toEqual(['Hanko 110', 'Turku 120', 'Vaasa 100']);
  });

  it('says that more are coming, and not that none match, where none of the first does', async () => {
    const turku = 'sort=price&city=Turku';
    const { rerender } = render(<Results towns={pages.slice(0, 1)} isComing order={order} search={turku} />);
    expect(count()).toBe('More hotels are coming');
    expect(screen.queryByText(messages.searchResults.none.title)).toBeNull();
    await act(async () => rerender(<Results towns={pages} isComing={false} order={order} search={turku} />));
    expect(names()).toEqual(['Turku 120', 'Turku 130']);
    cleanup();
    render(<Results towns={pages.slice(0, 1)} isComing={false} order={order} search={turku} />);
    expect(screen.getByText(messages.searchResults.none.title)).toBeTruthy();
  });
});
