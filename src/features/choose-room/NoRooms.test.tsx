import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { aHotel } from '@/domain/content/testHotel';
import { money } from '@/domain/money';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import messages from '../../../public/locales/en/common.json';
import { NoRooms } from './NoRooms';
import type { RoomLinks } from './NoRooms';

const onSpread = jest.fn();
const nearestDates = [{ startDate: '2026-12-07', endDate: '2026-12-09' }];

/** Answers every search with the same price at this hotel, and a lower one elsewhere. */
const PriceOfAll: RoomLinks['Prices'] = ({ searches, onPrices }) => {
  useEffect(() => {
    for (const { key } of searches)
      onPrices(
        key,
        new Map([
          ['kamppi', money(19900)],
          ['elsewhere', money(9900)],
        ]),
      );
  }, [searches, onPrices]);
  return null;
};

function show(
  offers: Partial<HotelOffers>,
  rooms = 2,
  Prices: RoomLinks['Prices'] = () => null,
  spread: (() => void) | null = onSpread,
) {
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <NoRooms
        offers={{
          available: false,
          hotel: aHotel({ name: 'Lakeside' }),
          nearestDates: [],
          unavailable: null,
          ...offers,
        }}
        criteria={parseSearchQuery(
          new URLSearchParams(`from=2026-12-01&to=2026-12-03&adults=4&rooms=${rooms}`),
          '2026-11-20',
        )}
        links={{
          search: '/search',
          dates: ({ startDate }) => `/room?from=${startDate}`,
          rooms: (count) => `/room?rooms=${count}`,
          otherHotels: ({ address }) => `/search?place=${address.city}`,
          Prices,
        }}
        onSpread={spread}
      />
    </TranslatorProvider>,
  );
  return screen.getByRole('heading').textContent;
}

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a hotel without a room for the party', () => {
  it('is shown as full, with the nearest dates', () => {
    expect(show({ unavailable: { reason: 'FULL', rooms: null }, nearestDates })).toBe('Fully booked for these dates');
    expect(href('Lakeside, Mon 7 Dec – Wed 9 Dec 2026')).toBe('/room?from=2026-12-07');
    expect(href('Change search')).toBe('/search');
  });

  it('offers a search with the number of rooms that would fit the party', () => {
    expect(show({ unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 3 } })).toBe('2 rooms are not enough for all of you');
    expect(href('Search with 3 rooms')).toBe('/room?rooms=3');
  });

  it('says what each way costs at this hotel', () => {
    show({ unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 3 }, nearestDates }, 2, PriceOfAll);
    expect(href('Search with 3 rooms, from €199')).toBe('/room?rooms=3');
    expect(href('Lakeside, Mon 7 Dec – Wed 9 Dec 2026, from €199')).toBe('/room?from=2026-12-07');
  });

  it('offers the default placement again when only the placement does not fit', async () => {
    expect(show({ unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 2 } })).toBe(
      'Not everyone fits with this room arrangement',
    );
    expect(screen.queryByRole('link', { name: /Search with/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Rearrange guests between rooms' }));
    expect(onSpread).toHaveBeenCalledTimes(1);
  });

  it('offers no other placement where the party is placed so already, and still a way on', () => {
    expect(show({ unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 2 } }, 2, undefined, null)).toBe(
      'No room for this search',
    );
    expect(screen.queryByRole('button', { name: 'Rearrange guests between rooms' })).toBeNull();
    expect(screen.getByRole('link', { name: /Call/ })).toBeTruthy();
  });

  it('offers fewer rooms where those would do, without saying that these are not enough', () => {
    expect(show({ unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 1 } })).toBe('No room for this search');
    expect(href('Search with 1 room')).toBe('/room?rooms=1');
    expect(screen.queryByRole('button', { name: 'Rearrange guests between rooms' })).toBeNull();
  });

  it('links to other hotels of the place when it takes no pets', () => {
    expect(show({ unavailable: { reason: 'NO_PET_ROOMS', rooms: null } })).toBe('This hotel has no pet rooms');
    expect(href(/^Other hotels: /)).toMatch(/^\/search\?place=\w+/);
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('gives no reason when the API gives none, and still links on', () => {
    expect(show({})).toBe('No room for this search');
    expect(screen.getByRole('link', { name: /Call/ })).toBeTruthy();
  });
});
