import { render, screen } from '@testing-library/react';
import { aSearch } from '@/api/testSearch';
import { money } from '@/domain/money';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { loadAllMessages } from '@/i18n/testMessages';
import { Availability } from './Availability';
import type { HotelAvailability } from './hotelAvailability';

const free: HotelAvailability = {
  kind: 'free',
  lowest: money(13100),
  lowestFree: null,
  whyNone: null,
  roomsLeft: null,
  rooms: new Map([['1001-STQ', money(13100)]]),
  unpriced: new Map(),
  planSale: null,
  code: null,
};
const full: HotelAvailability = { kind: 'full', nearestDates: [], unavailable: null };
const failed: HotelAvailability = { kind: 'failed', failure: { kind: 'transport', code: 'NETWORK' } };
const forMembers: HotelAvailability = { ...free, lowest: null, whyNone: ['LOGIN_REQUIRED'] };

function show(availability: HotelAvailability, isProposed: boolean) {
  const onRooms = jest.fn();
  const nothing = () => undefined;
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <Availability
        criteria={aSearch()}
        isProposed={isProposed}
        availability={availability}
        retry={nothing}
        onDates={nothing}
        onRoomCount={nothing}
        onWayOut={nothing}
        onRooms={onRooms}
      />
    </TranslatorProvider>,
  );
  return { onRooms };
}

describe('what a hotel’s page says of a stay', () => {
  it('shows the price of one that the form proposes', () => {
    const { onRooms } = show(free, true);
    expect(screen.getByText('from €131')).toBeTruthy();
    expect(onRooms).toHaveBeenLastCalledWith(expect.objectContaining({ prices: free.rooms }));
  });

  it.each([
    ['a full hotel', full],
    ['a failure', failed],
    ['rates for others', forMembers],
  ])('tells a guest who has asked for no dates nothing of %s', (_, availability) => {
    const { onRooms } = show(availability, true);
    expect(document.body.textContent).toBe('See the price: choose dates');
    expect(onRooms).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['a full hotel', full, 'No room for this search'],
    ['a failure', failed, 'The connection was lost'],
  ])('tells one who has asked of %s', (_, availability, words) => {
    show(availability, false);
    expect(document.body.textContent).toContain(words);
  });
});
