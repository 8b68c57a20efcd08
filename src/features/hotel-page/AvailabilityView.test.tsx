import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@/domain/money';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import messages from '../../../public/locales/en/common.json';
import { AvailabilityView } from './AvailabilityView';
import type { HotelAvailability } from './hotelAvailability';

const criteria = parseSearchQuery(new URLSearchParams('hotel=1&from=2026-12-04&to=2026-12-06'), '2026-12-01');
const onDates = jest.fn();
const onRoomCount = jest.fn();
const show = (availability: Exclude<HotelAvailability, { kind: 'failed' }>, search = criteria) =>
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <form>
        <AvailabilityView criteria={search} availability={availability} onDates={onDates} onRoomCount={onRoomCount} />
        <button type="submit">Choose room</button>
      </form>
    </TranslatorProvider>,
  );

const free = (fields: Partial<Extract<HotelAvailability, { kind: 'free' }>>) =>
  ({
    kind: 'free',
    lowest: money(25800),
    lowestFree: null,
    whyNone: null,
    roomsLeft: 12,
    rooms: new Map(),
    unpriced: new Map(),
    planSale: null,
    code: null,
    ...fields,
  }) as const;

describe('the availability of a hotel', () => {
  it('shows the lowest price of the whole stay', () => {
    show(free({}));
    expect(screen.getByText('from €258')).toBeTruthy();
    expect(screen.getByText('for 2 nights, 1 room, taxes included')).toBeTruthy();
    expect(screen.queryByText(/left/)).toBeNull();
  });

  it('says whether the lowest price can be cancelled, and the price that can', () => {
    const { unmount } = show(free({}));
    expect(screen.getByText('Cannot be cancelled')).toBeTruthy();
    unmount();
    show(free({ lowestFree: money(30000) }));
    expect(screen.getByText('€300 with free cancellation')).toBeTruthy();
  });

  it('shows no price where no rate is allowed for this guest', () => {
    show(free({ lowest: null, whyNone: ['LOGIN_REQUIRED', 'SUFFICIENT_S_POINTS_REQUIRED'] }));
    expect(screen.queryByText(/€/)).toBeNull();
    expect(screen.getByText('This rate is for guests who have signed in.')).toBeTruthy();
    expect(screen.queryByText(/enough S Points/)).toBeNull();
  });

  it.each([
    ['wishes', 'No room here matches all your preferences'],
    [[], 'No room for this search'],
  ] as const)('speaks of no membership where that is not the reason: %j', (whyNone, words) => {
    show(free({ lowest: null, whyNone }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/rate is for/)).toBeNull();
  });

  it.each([
    [{ hasPrices: false, codePrice: null }, 'No rates with TALVI: these are the standard rates'],
    [{ hasPrices: true, codePrice: null }, 'Rates with TALVI'],
    [{ hasPrices: true, codePrice: money(25800) }, 'Price with TALVI'],
    [{ hasPrices: true, codePrice: money(27000) }, 'With TALVI from €270'],
  ])('says what the code gives: %j', (code, words) => {
    show(free({ code }), { ...criteria, promotionCode: 'TALVI' });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ['open', 'Your offer price'],
    ['none', 'Your offer is not available here on these dates: this is the standard rate'],
    ['closed', 'Your offer is for members: sign in to book at the offer price'],
  ] as const)('says whether the price is the offer’s: %s', (planSale, words) => {
    show(free({ planSale }));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    [1, 'Only 1 room left'],
    [3, 'Only 3 rooms left'],
  ])('says that rooms run out when %d are left', (roomsLeft, words) => {
    show(free({ roomsLeft }));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('offers the nearest dates of a hotel that is full', async () => {
    const nearest = { startDate: '2026-12-07', endDate: '2026-12-09' };
    show({ kind: 'full', nearestDates: [nearest], unavailable: { reason: 'FULL', rooms: null } });
    expect(screen.getByText('Fully booked for these dates')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /7 Dec/ }));
    expect(onDates).toHaveBeenCalledWith(nearest);
    expect(screen.getByRole('button', { name: 'Choose room' })).toBe(document.activeElement);
  });

  it('offers other dates and the phone when no dates are near', () => {
    show({ kind: 'full', nearestDates: [], unavailable: null });
    expect(screen.getByText('No room for this search')).toBeTruthy();
    expect(screen.getByText('Try other dates, or call us and we will help.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/);
  });

  it('says that the rooms are too small, and offers the number of rooms that is enough but no other dates', async () => {
    show({ kind: 'full', nearestDates: [], unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 2 } });
    expect(screen.getByText('1 room is not enough for all of you')).toBeTruthy();
    expect(screen.queryByText(/Try other dates/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search with 2 rooms' }));
    expect(onRoomCount).toHaveBeenCalledWith(2);
    expect(screen.getByRole('button', { name: 'Choose room' })).toBe(document.activeElement);
  });

  it('says nothing of rooms that are not enough where fewer would do', () => {
    const search = { ...criteria, party: { ...criteria.party, adults: 2, rooms: 2 } };
    show({ kind: 'full', nearestDates: [], unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 1 } }, search);
    expect(screen.getByText('No room for this search')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search with 1 room' })).toBeTruthy();
  });
});
