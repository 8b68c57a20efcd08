import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search/search';
import type { UnavailableReason } from '@/domain/search/unavailable';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import messages from '../../../public/locales/en/common.json';
import { readResultView } from './resultView';
import { SearchResultsView } from './SearchResultsView';
import { hotelResultSample as sample } from './testing/hotelResultSample';

const criteria: SearchCriteria = parseSearchQuery(
  new URLSearchParams('place=Helsinki&from=2026-12-04&to=2026-12-06&rooms=2&adults=2'),
  '2026-12-01',
);
const hotels = [
  sample({
    id: '1',
    name: 'Full House',
    euros: null,
    unavailable: { reason: 'FULL', rooms: null },
    nearestDates: [{ startDate: '2026-12-07', endDate: '2026-12-09' }],
    costs: new Map([['from 2026-12-07', money(19900)]]),
  }),
  sample({ id: '2', name: 'Harbour', euros: 240, location: { latitude: 60.17, longitude: 24.95 } }),
  sample({
    id: '3',
    name: 'Station',
    brand: 'solo',
    euros: 198,
    breakfastFor: 60,
    location: { latitude: 60.18, longitude: 24.93 },
  }),
];

interface ResultsProps {
  readonly of?: typeof hotels;
  readonly onSignIn?: () => void;
  readonly locale?: 'en' | 'et';
}

function Results({ of = hotels, onSignIn, locale = 'en' }: ResultsProps) {
  const [view, setView] = useState(readResultView(new URLSearchParams()));
  return (
    <TranslatorProvider locale={locale} messages={messages}>
      <SearchResultsView
        found={{ hotels: of }}
        guest={{ ways: { signIn: onSignIn }, points: null }}
        criteria={criteria}
        view={view}
        onViewChange={setView}
        links={{
          page: ({ urlPath }) => `/en/hotels/${urlPath}`,
          rooms: (id) => `/en/booking/room?hotel=${id}`,
          dates: (id, { startDate }) => `/en/search?hotel=${id}&from=${startDate}`,
          withRooms: (rooms, shown) => `/en/search?rooms=${rooms}&sort=${shown?.sort}`,
          otherHotels: ({ address }) => `/en/search?place=${address.city}`,
        }}
        onChangeSearch={() => undefined}
        now={Date.parse('2026-11-20T10:00:00Z')}
      />
    </TranslatorProvider>
  );
}

// jsdom knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** A filter, with the filters opened. */
async function filter(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog')).getByRole('checkbox', { name });
}

const cards = () => screen.getAllByRole('article');

describe('the results of a search', () => {
  it('shows every hotel of many, in parts', () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      sample({ id: `${index}`, name: `Hotel ${index}`, euros: 100 + index }),
    );
    render(<Results of={many} />);
    expect(screen.getAllByRole('article')).toHaveLength(100);
  });

  describe('in a window that sees when a card comes near', () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      sample({ id: `${index}`, name: `Hotel ${index}`, euros: 100 + index }),
    );
    const watched = new Map<Element, () => void>();
    class Watch {
      readonly #told: IntersectionObserverCallback;
      constructor(told: IntersectionObserverCallback) {
        this.#told = told;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
        watched.set(target, () => this.#told([entry], this as unknown as IntersectionObserver));
      }
      disconnect() {}
    }
    const priceOf = (number: number) => within(cards()[number] ?? document.body).queryByText(`€${100 + number}`);
    beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Watch }));
    afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

    it('names every hotel of many, and draws the rest of a card once it comes near', () => {
      render(<Results of={many} />);
      expect(screen.getAllByRole('link', { name: /^Hotel \d/ })).toHaveLength(100);
      expect(priceOf(20)).toBeTruthy();
      expect(priceOf(99)).toBeNull();
      const link = screen.getByRole('link', { name: 'Hotel 99' });
      link.focus();
      const place = link.closest('li');
      act(() => place && watched.get(place)?.());
      expect(priceOf(99)).toBeTruthy();
      expect(priceOf(98)).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Hotel 99' }));
    });

    it('draws every card whole on paper', () => {
      render(<Results of={many} />);
      act(() => dispatchEvent(new Event('beforeprint')));
      expect(priceOf(99)).toBeTruthy();
    });
  });

  it('shows a full hotel last, with links to its nearest dates', () => {
    render(<Results />);
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Station',
      'Harbour',
      'Full House',
    ]);
    const full = within(cards()[2] ?? document.body);
    expect(full.getByText('Fully booked for these dates')).toBeTruthy();
    expect(full.getByRole('link', { name: /Mon 7 Dec.*, from €199$/ }).getAttribute('href')).toBe(
      '/en/search?hotel=1&from=2026-12-07',
    );
    expect(full.queryByRole('link', { name: /See rooms/ })).toBeNull();
  });

  it('says why a hotel has no room, and links to what would do', async () => {
    const without = (id: string, reason: UnavailableReason) =>
      sample({ id, name: reason, euros: null, unavailable: { reason, rooms: null } });
    const unknown = sample({ id: '4', name: 'Silent', euros: null });
    const small = sample({
      id: '1',
      name: 'TOO_FEW_ROOMS',
      euros: null,
      unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 3 },
      costs: new Map([['rooms 3', money(31000)]]),
    });
    render(<Results of={[small, without('2', 'FULL'), without('3', 'CLOSED'), unknown]} />);
    const cardTexts = cards().map(({ textContent }) => textContent);
    const words = [
      '2 rooms are not enough for all of you',
      'Fully booked',
      'Closed on some',
      'No room for this search',
    ];
    for (const each of words) expect(cardTexts.filter((text) => text?.includes(each))).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('No room for this search');
    // On the card, and once above the list.
    const withRooms = { name: 'Search with 3 rooms, from €310' };
    await waitFor(() => expect(screen.getAllByRole('link', withRooms)).toHaveLength(2));
    const links = screen.getAllByRole('link', withRooms);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/search?rooms=3&sort=recommended',
      '/en/search?rooms=3&sort=recommended',
    ]);
    expect(screen.getAllByRole('button', { name: 'Change search' })).toHaveLength(3);
  });

  it('offers fewer rooms on the card, and says nowhere that these are not enough', () => {
    const fewer = (id: string) =>
      sample({ id, name: id, euros: null, unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 1 } });
    render(<Results of={[fewer('1'), fewer('2')]} />);
    expect(screen.getAllByRole('link', { name: 'Search with 1 room' })).toHaveLength(2);
    expect(screen.queryByText(/not enough|Not everyone fits/)).toBeNull();
  });

  it('offers to change the search where the same number of rooms would do, only placed otherwise', () => {
    render(<Results of={[sample({ euros: null, unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 2 } })]} />);
    expect(screen.getByRole('button', { name: 'Change search' })).toBeTruthy();
    expect(screen.queryByText(/not enough|Not everyone fits/)).toBeNull();
  });

  it('marks only the town and the place on Estonian pages as Estonian', () => {
    const near = sample({ location: { latitude: 60.17, longitude: 24.95 } });
    const surroundings = {
      district: 'Kamppi',
      nearby: [
        { kind: 'STATION', name: 'Raudteejaam', location: { latitude: 60.18, longitude: 24.94 }, walkMetres: null },
      ],
    } as const;
    render(<Results of={[{ ...near, surroundings }]} locale="et" />);
    const line = screen.getByText(/in a straight line/);
    expect(line.closest('[lang]')).toBeNull();
    expect([...line.querySelectorAll('[lang="et"]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Kamppi/),
      'Raudteejaam',
    ]);
  });

  it('can show only hotels with pet rooms, and moves the focus to the number of hotels', async () => {
    const noPets = sample({
      id: '1',
      name: 'No Pets',
      euros: null,
      unavailable: { reason: 'NO_PET_ROOMS', rooms: null },
    });
    const takesPets = sample({ id: '2', name: 'Paws', features: ['PET_ROOM'] });
    const { unmount } = render(<Results of={[noPets, takesPets]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show hotels with pet rooms, from €100' }));
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Paws']);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    unmount();
    render(<Results of={[noPets, { ...noPets, hotel: { ...noPets.hotel, id: '3' } }]} />);
    expect(screen.getAllByText('This hotel has no pet rooms')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Show hotels with pet rooms/ })).toBeNull();
  });

  it('says which hotel is cheapest and what the price covers, and links to its rooms', () => {
    render(<Results />);
    const [cheapest, other] = cards();
    expect(within(cheapest ?? document.body).getByText('Lowest price')).toBeTruthy();
    expect(within(cheapest ?? document.body).getByText('2 nights, 2 rooms, taxes included')).toBeTruthy();
    expect(within(other ?? document.body).queryByText('Lowest price')).toBeNull();
    const link = within(cheapest ?? document.body).getByRole('link', { name: 'See rooms: Station' });
    expect(link.getAttribute('href')).toBe('/en/booking/room?hotel=3');
  });

  it('says how many hotels are left after filtering', async () => {
    render(<Results />);
    expect(screen.getByRole('status').textContent).toBe('2 hotels have room for you, 1 is fully booked');
    await userEvent.click(await filter(/^Solo Sarastus/));
    expect(screen.getByRole('status').textContent).toBe('1 hotel has room for you');
    expect(cards()).toHaveLength(1);
  });

  it('says whether the lowest price can be cancelled, and what it costs when it can', () => {
    render(<Results />);
    const [station, harbour] = cards();
    expect(station?.textContent).toContain('€198');
    expect(station?.textContent).toContain('Cannot be cancelled€258 with free cancellation');
    expect(harbour?.textContent).toContain('Cannot be cancelled');
    expect(harbour?.textContent).not.toContain('with free cancellation');
  });

  it('shows the price of the stay with the guest’s wishes, in the list and on the map', async () => {
    render(<Results />);
    await userEvent.click(await filter(/^Breakfast included/));
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Station']);
    expect(cards()[0]?.textContent).toContain('€258');
    expect(cards()[0]?.textContent).toContain('Free cancellation');
    expect(cards()[0]?.textContent).not.toContain('€198');
  });

  it('turns a wish on and off by one press, beside the filters', async () => {
    render(<Results />);
    const breakfast = screen.getByRole('checkbox', { name: 'Breakfast included' });
    await userEvent.click(breakfast);
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
    await userEvent.click(breakfast);
    expect(cards()).toHaveLength(3);
  });

  it('has the same hotels on the map with their prices, each leading to its card', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450);
    Element.prototype.scrollIntoView = jest.fn();
    render(<Results />);
    const map = within(screen.getByRole('group', { name: 'Hotels on the map' }));
    await userEvent.click(await map.findByRole('button', { name: 'Harbour, €240' }));
    expect(document.activeElement?.textContent).toBe('Harbour');
    expect(map.getByRole('button', { name: 'Harbour, €240' }).getAttribute('aria-pressed')).toBe('true');
    jest.restoreAllMocks();
  });

  it('puts many hotels on the map together, comes closer at a press, and goes back', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450);
    Element.prototype.scrollIntoView = jest.fn();
    const inTown = (town: number, count: number, euros: number) =>
      Array.from({ length: count }, (_, index) =>
        sample({
          id: `${town}${index}`,
          name: `House ${town}-${index}`,
          euros: euros + index,
          location: { latitude: 60.2 + town / 4 + index / 5000, longitude: 24.9 - 2 * town },
        }),
      );
    render(<Results of={[...inTown(0, 30, 90), ...inTown(1, 12, 70)]} />);
    const map = within(screen.getByRole('group', { name: 'Hotels on the map' }));
    const wayBack = await screen.findByRole('button', { name: 'All hotels' });
    const groups = async () =>
      (await map.findAllByRole('button', { name: /hotels from/ })).map((mark) => mark.getAttribute('aria-label'));
    expect((await groups()).sort()).toEqual(['12 hotels from €70', '30 hotels from €90']);
    expect(wayBack.getAttribute('aria-disabled')).toBe('true');

    await userEvent.click(map.getByRole('button', { name: '12 hotels from €70' }));
    expect(await map.findByRole('button', { name: 'House 1-3, €73' })).toBeTruthy();
    expect(map.queryByRole('button', { name: /^House 0/ })).toBeNull();
    expect(document.activeElement).toBe(wayBack);
    expect(screen.getByText('12 hotels')).toBeTruthy();

    await userEvent.click(wayBack);
    expect(await groups()).toHaveLength(2);
    expect(document.activeElement).toBe(wayBack);
    jest.restoreAllMocks();
  });

  it('shows no price that the guest cannot book, but the reason and one link to sign in', async () => {
    const onSignIn = jest.fn();
    const closed = sample({ restrictions: ['LOGIN_REQUIRED', 'SUFFICIENT_S_POINTS_REQUIRED'] });
    render(<Results of={[closed, { ...closed, hotel: { ...closed.hotel, id: '2' } }]} onSignIn={onSignIn} />);
    expect(cards()).toHaveLength(2);
    expect(cards()[0]?.textContent).not.toContain('€');
    expect(cards()[0]?.textContent).toContain('This rate is for guests who have signed in.');
    expect(screen.queryByText(/enough S Points/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });
});
