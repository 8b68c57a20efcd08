import { render, screen } from '@testing-library/react';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import { money } from '@/domain/money';
import { summarise } from '@/domain/price/priceSummary';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import { aHotel } from '@/domain/content/testHotel';
import { aChosenExtra, aNight, anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StaySummaryView } from './StaySummaryView';
import { SummaryRoom } from './SummaryRoom';

const offer = anOffer({ price: money(24000), lines: [aNight('2026-12-01', 11500), aNight('2026-12-02', 12500)] });
const extras = { breakfast: aChosenExtra() };
const choice = { ...EMPTY_ROOM_CHOICE, room: aRoomType(), rate: aRate(), offer, extraServices: extras };
const summary = summarise([{ offer, extras: Object.values(extras) }]);

const deadline = '2026-12-01T18:00:00+02:00';

function show(isChosen: boolean, now = '2026-11-20T10:00:00Z', cancel: CancelTerms = { kind: 'none' }, travelCot = 0) {
  const { container } = render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <StaySummaryView
        hotel={aHotel()}
        stay={{ startDate: '2026-12-01', endDate: '2026-12-03' }}
        rooms={[
          {
            choice: isChosen ? { ...choice, travelCot } : EMPTY_ROOM_CHOICE,
            occupancy: { adults: 2, childAges: [], pets: 0 },
            summary: isChosen ? (summary.rooms[0] ?? null) : null,
            changeHref: '/en/booking/room?room=0',
            asked: null,
          },
        ]}
        price={isChosen ? summary : null}
        cancel={isChosen ? cancel : null}
        now={Date.parse(now)}
        onChangeStay={() => undefined}
      />
    </TranslatorProvider>,
  );
  return container.textContent ?? '';
}

describe('the summary of the stay', () => {
  it('shows where, when, who and what, with every line of the price and its sum', () => {
    const text = show(true);
    for (const part of ['Sarastus Kamppi', '2 nights', '2 adults', 'Standard\u00a0· Flexible', 'Breakfast x 2']) {
      expect(text).toContain(part);
    }
    for (const amount of ['€115', '€125', '€25', '€265']) expect(text).toContain(amount);
    expect(screen.getByRole('link', { name: 'Change room 1' }).getAttribute('href')).toBe('/en/booking/room?room=0');
  });

  it('shows how long the stay can be cancelled, and nothing after the deadline', () => {
    const terms = { kind: 'free', until: deadline } as const;
    expect(show(true, '2026-12-01T17:59:00+02:00', terms)).toContain('Free cancellation until Tue 1 Dec 2026');
    expect(show(true, deadline, terms)).toContain('Free cancellation has ended');
  });

  it.each([
    [['PROMOTION_CODE'], 'Price with TALVI'],
    [[], 'TALVI does not change this price'],
  ] as const)('says what the code of the search does to the chosen rate: %j', (applied, words) => {
    const coded = { ...choice, offer: { ...offer, applied } };
    const asked = { term: 'PROMOTION_CODE', code: 'TALVI' } as const;
    const occupancy = { adults: 2, childAges: [], pets: 0 };
    render(
      <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
        <SummaryRoom room={{ choice: coded, occupancy, summary: null, changeHref: '#', asked }} index={0} />
      </TranslatorProvider>,
    );
    expect(screen.getByText(words)).not.toBeNull();
  });

  it('names the travel cot that was chosen', () => {
    expect(show(true)).not.toContain('travel cot');
    expect(show(true, undefined, undefined, 1)).toContain('1 travel cot');
  });

  it('shows no price and no way to change before a room is chosen', () => {
    const text = show(false);
    expect(text).toContain('Not chosen yet');
    expect(text).not.toContain('€');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
