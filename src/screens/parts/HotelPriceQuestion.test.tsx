/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, render, waitFor } from '@testing-library/react';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { aSearch } from '@/api/testSearch';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import type { PlacePrices } from '@/features/hotel-list/placePrices';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { session } from '@/session/session';
import { rememberSearch } from '@/state/availabilitySearchState';
import { HotelPriceQuestion } from './HotelPriceQuestion';
import { ListPriceQuestions } from './ListPriceQuestions';

/** Read while the component is loaded, before anything of this file has run. */
function mockApi(): BookingApi {
  return document.documentElement.dataset.api === 'v1' ? 'v1' : 'v2';
}
jest.mock('@/config/chosenApi', () => ({
  get apiOfBuild() {
    return mockApi();
  },
  chosenApi: () => mockApi(),
}));

jest.setTimeout(60_000);

const messages = loadAllMessages('en');
const helsinki = { kind: 'place', placeName: 'Helsinki' } as const;
const asked: string[] = [];
answerSite(testWorld(), (send) => (url, init) => {
  if (init?.method === 'POST') asked.push(String(init.body));
  return send(url, init);
});
afterEach(() => {
  cleanup();
  clearTokens('SIGNED_OUT');
});

function show(onPrices: (prices: PlacePrices) => void) {
  asked.length = 0;
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <HotelPriceQuestion destination={helsinki} onPrices={onPrices} />
    </TranslatorProvider>,
  );
}

describe.each(bookingApis)('the prices on the page of a place (%s)', (api) => {
  beforeAll(() => {
    document.documentElement.dataset.api = api;
  });

  it('are those of the guest who is signed in, as in the results', async () => {
    const answer = await fetch('/oidc/test-token?customer=staff');
    storeTokens(JSON.parse(await answer.text()));
    await session.refresh();
    rememberSearch(aSearch({ promotionCode: 'STFF' }));
    const onPrices = jest.fn<void, [PlacePrices]>();
    show(onPrices);
    await waitFor(() => expect(onPrices).toHaveBeenCalled(), { timeout: 30_000 });
    expect(onPrices.mock.lastCall?.[0].byHotel['1001']).toBe('from €240.60');
  });

  it('are asked of several places at once', async () => {
    rememberSearch(aSearch({}));
    const onPrices = jest.fn<void, [string, PlacePrices]>();
    render(
      <TranslatorProvider locale="en" messages={messages}>
        <ListPriceQuestions places={['Helsinki', 'Vantaa']} onPrices={onPrices} />
      </TranslatorProvider>,
    );
    await waitFor(() => expect(new Set(onPrices.mock.calls.map(([place]) => place)).size).toBe(2), { timeout: 30_000 });
    const byHotel = Object.assign({}, ...onPrices.mock.calls.map(([, prices]) => prices.byHotel));
    expect(Object.keys(byHotel).sort()).toEqual(['1001', '1002', '1003', '1004', '1151']);
    expect(byHotel['1001']).toBe('from €293.26');
  });

  it('are not asked for a child without an age', async () => {
    rememberSearch(aSearch({ party: { rooms: 1, adults: 2, children: 1, childrenAges: [], pets: 0 } }));
    show(jest.fn());
    await new Promise((done) => setTimeout(done, 500));
    expect(asked).toEqual([]);
  });
});
