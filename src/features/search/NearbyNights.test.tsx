import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { money } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { LocalDate } from '@/domain/localDate';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import type { AnsweredPrices, CalendarPricesProps } from './calendarPrices';
import { NearbyNights } from './NearbyNights';

jest.mock('@/browser/today', () => ({ today: () => '2026-11-20' }));

const asked: CalendarPricesProps[] = [];
const answering = (prices: ReadonlyMap<LocalDate, Money | null>, state: AnsweredPrices['state'] = 'ready') =>
  function Prices(props: CalendarPricesProps) {
    const { onPrices } = props;
    asked.push(props);
    useEffect(() => onPrices(prices, state), [onPrices]);
    return null;
  };

const criteria = parseSearchQuery(
  new URLSearchParams('place=Helsinki&from=2026-12-04&to=2026-12-06&adults=2'),
  '2026-11-20',
);

const show = (prices: ReturnType<typeof answering>) =>
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <NearbyNights
        criteria={criteria}
        calendarPrices={prices}
        hrefOf={({ startDate, endDate }) => `?from=${startDate}&to=${endDate}`}
      />
    </TranslatorProvider>,
  );

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the nights around a stay', () => {
  it('are links to stays of the same length, with their prices in full words and the lowest marked', () => {
    show(
      answering(
        new Map([
          ['2026-12-03', money(16500)],
          ['2026-12-04', money(21000)],
          ['2026-12-05', null],
        ]),
      ),
    );
    expect(asked.at(-1)).toMatchObject({ days: { startDate: '2026-12-01', endDate: '2026-12-07' }, nights: 2 });
    expect(names()).toHaveLength(7);
    expect(names()[2]).toBe('Thu 3 Dec – Sat 5 Dec €165 Lowest price');
    expect(names()[3]).toBe('Fri 4 Dec – Sun 6 Dec €210');
    expect(names()[4]).toBe('Sat 5 Dec – Mon 7 Dec No rooms');
    const [third, fourth] = screen.getAllByRole('link').slice(2);
    expect(third?.getAttribute('href')).toBe('?from=2026-12-03&to=2026-12-05');
    expect([third?.getAttribute('aria-current'), fourth?.getAttribute('aria-current')]).toEqual([null, 'true']);
  });

  it('are there while the prices are on their way, and say when there are none', () => {
    const { unmount } = show(answering(new Map(), 'loading'));
    expect(names()[3]).toBe('Fri 4 Dec – Sun 6 Dec …');
    expect(screen.queryByText('There are no prices for these days.')).toBeNull();
    unmount();
    show(answering(new Map([['2026-12-04', null]])));
    expect(screen.getByText('There are no prices for these days.')).toBeTruthy();
  });

  it('are never said to have no price or no room where that could not be asked or read', () => {
    const { unmount } = show(answering(new Map(), 'failed'));
    expect(screen.getByRole('status').textContent).toBe(
      'We could not get the prices just now. You can still choose other dates.',
    );
    expect(screen.queryByText('There are no prices for these days.')).toBeNull();
    expect(names()[3]).toBe('Fri 4 Dec – Sun 6 Dec ');
    unmount();
    show(answering(new Map([['2026-12-03', money(16500)]])));
    expect(names()[3]).toBe('Fri 4 Dec – Sun 6 Dec ');
  });
});
