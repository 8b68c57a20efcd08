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
const show = (availability: Exclude<HotelAvailability, { kind: 'failed' }>) =>
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <AvailabilityView criteria={criteria} availability={availability} onDates={onDates} />
    </TranslatorProvider>,
  );

describe('the availability of a hotel', () => {
  it('shows the lowest price of the whole stay', () => {
    show({ kind: 'free', lowest: money(25800), roomsLeft: 12, rooms: new Map(), planSale: null });
    expect(screen.getByText('from €258')).toBeTruthy();
    expect(screen.getByText('for 2 nights, 1 room, taxes included')).toBeTruthy();
    expect(screen.queryByText(/left/)).toBeNull();
  });

  it('shows no price where no rate is allowed for this guest', () => {
    show({ kind: 'free', lowest: null, roomsLeft: 12, rooms: new Map(), planSale: null });
    expect(screen.queryByText(/€/)).toBeNull();
    expect(screen.getByText(/are for members/)).toBeTruthy();
  });

  it.each([
    ['open', 'Your offer price'],
    ['none', 'Your offer is not available here on these dates: this is the standard rate'],
    ['closed', 'Your offer is for members: sign in to book at the offer price'],
  ] as const)('says whether the price is the offer’s: %s', (planSale, words) => {
    show({ kind: 'free', lowest: money(25800), roomsLeft: 12, rooms: new Map(), planSale });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    [1, 'Only 1 room left'],
    [3, 'Only 3 rooms left'],
  ])('says that rooms run out when %d are left', (roomsLeft, words) => {
    show({ kind: 'free', lowest: money(25800), roomsLeft, rooms: new Map(), planSale: null });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('offers the nearest dates of a hotel that is full', async () => {
    const nearest = { startDate: '2026-12-07', endDate: '2026-12-09' };
    show({ kind: 'full', nearestDates: [nearest], unavailable: { reason: 'FULL', rooms: null } });
    expect(screen.getByText('Fully booked for these dates')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /7 Dec/ }));
    expect(onDates).toHaveBeenCalledWith(nearest);
  });

  it('offers other dates and the phone when no dates are near', () => {
    show({ kind: 'full', nearestDates: [], unavailable: null });
    expect(screen.getByText('No room for this search')).toBeTruthy();
    expect(screen.getByText('Try other dates, or call us and we will help.')).toBeTruthy();
  });

  it('says that the rooms are too small, and suggests no other dates', () => {
    show({ kind: 'full', nearestDates: [], unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 2 } });
    expect(screen.getByText('1 room is not enough for all of you')).toBeTruthy();
    expect(screen.queryByText(/Try other dates/)).toBeNull();
  });
});
