import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aSearch } from '@/api/testSearch';
import type { SearchResultsProps } from '@/features/search-results/SearchResults';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { rememberedSearch, rememberSearch } from '@/state/availabilitySearchState';
import { searchOfVisit } from '@/state/searchOfVisit';
import { SearchResultsScreen } from './SearchResultsScreen';

jest.mock('@/browser/today', () => ({ today: () => '2026-11-27' }));
const mockRouter = { asPath: '', isReady: true, push: jest.fn(), replace: jest.fn(() => Promise.resolve(true)) };
jest.mock('next/router', () => ({ useRouter: () => mockRouter }));
jest.mock('@/telemetry/useEvent', () => ({ useEvent: () => undefined }));
jest.mock('./frame/ScreenLayout', () => ({
  ScreenLayout: ({ children }: { readonly children: ReactNode }) => children,
}));
const mockShown: { now: SearchResultsProps | null } = { now: null };
jest.mock('@/api/apiSwitch', () => ({
  apiSwitch: () => (props: SearchResultsProps) => {
    mockShown.now = props;
    return <p>{props.view.sort}</p>;
  },
}));
jest.mock('@/features/search/useNearbyNights', () => ({ useNearbyNights: () => null }));

const messages = loadAllMessages('en');
const place = (id: string, name: string, otherNames: readonly string[]) =>
  ({ id, kind: 'city', name, otherNames, hotelIds: [id] }) as const;
const content = {
  destinations: {
    hotels: [],
    places: [place('turku', 'Turku', ['Åbo']), place('oulu', 'Oulu', ['Uleåborg'])],
    collections: [],
  },
};
const page = () => (
  <TranslatorProvider locale="en" messages={messages}>
    <SearchResultsScreen content={content} />
  </TranslatorProvider>
);
const stay = 'from=2026-12-04&to=2026-12-06&rooms=1&adults=2';
function open(query: string) {
  mockRouter.asPath = `/en/search?${query}`;
  return render(page());
}
function shown(): SearchResultsProps {
  if (!mockShown.now) throw new Error('no results');
  return mockShown.now;
}

beforeEach(() => {
  searchOfVisit.current = null;
  mockShown.now = null;
  jest.clearAllMocks();
});

describe('results of an address that names no days', () => {
  const family = aSearch({
    startDate: '2027-06-05',
    endDate: '2027-06-07',
    party: { rooms: 1, adults: 2, children: 2, childrenAges: [9, 4], pets: 0 },
  });

  it('are for the stay that the visit last searched, also in its forms and after a reload', () => {
    rememberSearch(family);
    open('place=Turku&adults=2');
    const turku = { ...family, destination: { kind: 'place', placeName: 'Turku' } };
    expect(shown().criteria).toEqual(turku);
    expect(rememberedSearch()).toEqual(turku);
    expect(mockRouter.replace).toHaveBeenCalledWith(
      '/en/search?place=Turku&from=2027-06-05&to=2027-06-07&rooms=1&adults=2&children=2&ages=9%2C4',
      undefined,
      expect.anything(),
    );
  });

  it('are for the coming night before the first search', () => {
    open('place=Turku&adults=2');
    expect(shown().criteria).toMatchObject({ startDate: '2026-11-27', party: { adults: 2, children: 0 } });
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });
});

describe('the view of the results', () => {
  it('has the towns of an address in another language', () => {
    open(`place=Turku&${stay}&city=Uleåborg,Turku`);
    expect(shown().view.cities).toEqual(['Oulu', 'Turku']);
  });

  it('is that of the address when it changes', () => {
    const { rerender } = open(`place=Turku&${stay}&sort=price`);
    expect(screen.getByText('price')).toBeDefined();
    mockRouter.asPath = `/en/search?place=Turku&${stay}`;
    rerender(page());
    expect(screen.getByText('recommended')).toBeDefined();
  });

  it('stays where the guest leaves something of the search out', () => {
    open(`place=Turku&${stay}&promo=TALVI&sort=price&brand=solo&city=Turku&breakfast=1`);
    act(() => shown().onWayOut('dropCode'));
    const [href] = mockRouter.push.mock.calls[0] as [string];
    expect(href).toBe(`/en/search?place=Turku&${stay}&brand=solo&city=Turku&breakfast=1&sort=price`);
  });

  it('stays where the guest searches with more rooms', () => {
    open(`place=Turku&${stay}&sort=price&brand=solo&breakfast=1`);
    const href = shown().links.withRooms(2, shown().view);
    expect(href).toBe(`/en/search?place=Turku&${stay.replace('rooms=1', 'rooms=2')}&breakfast=1&brand=solo&sort=price`);
  });
});
