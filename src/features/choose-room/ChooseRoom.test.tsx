import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { newRoomChoices } from '@/domain/stay/roomChoice';
import { money } from '@/domain/money';
import { placeParty } from '@/domain/stay/placement';
import { hotelOffers } from '@/domain/content/testHotel';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import { someCriteria } from '@/state/testFlow';
import { ChooseRoom } from './ChooseRoom';

// Nothing is painted here.
jest.mock('@/browser/afterPaint', () => ({ afterPaint: (work: () => void) => work() }));

jest.mock('@/flags/useSwitchedOff', () => ({ useSwitchedOff: () => new Set() }));

const types = ['Standard', 'Superior', 'Suite'];
const found = hotelOffers({
  roomTypes: types.map((name) => aRoomType({ refId: name, name })),
  rates: [aRate({ code: 'BAR' }), aRate({ code: 'SAUNA' })],
  offers: [
    ...types.map((name, index) => anOffer({ roomTypeRefId: name, price: money(10000 + index * 5000) })),
    anOffer({ roomTypeRefId: 'Standard', rateCode: 'SAUNA', price: money(11800) }),
  ],
});

function show({ askedRefId = null, planCode = '' }: { askedRefId?: string | null; planCode?: string }) {
  const criteria = someCriteria({ planCode });
  const placement = placeParty(criteria.party);
  const onWayOut = jest.fn();
  const onChoose = jest.fn();
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <StateRoot>
        <ChooseRoom
          found={{ state: 'ready', data: found, isRefetching: false, refetch: jest.fn() }}
          stay={{ criteria, placement, choices: newRoomChoices(placement), isForOther: false }}
          room={{ index: 0, askedRefId }}
          links={{ search: '#', dates: () => '#', rooms: () => '#', otherHotels: () => '#', Prices: () => null }}
          onHotel={jest.fn()}
          onPlace={jest.fn()}
          onWishes={jest.fn()}
          onChoose={onChoose}
          onWayOut={onWayOut}
        />
      </StateRoot>
    </TranslatorProvider>,
  );
  const cards = screen.getAllByRole('article').map((card) => card.textContent ?? '');
  return { cards, onChoose, onWayOut };
}
const buttons = () => screen.getAllByRole('button', { name: /this room$/ }).map(({ textContent }) => textContent);

describe('the step that chooses a room', () => {
  it('begins with the room type that was chosen on the hotel’s page, as chosen', () => {
    const { cards, onChoose } = show({ askedRefId: 'Superior' });
    expect(cards.map((card) => types.find((name) => card.includes(name)))).toEqual(['Superior', 'Standard', 'Suite']);
    expect(buttons()).toEqual(['Keep this room', 'Choose this room', 'Choose this room']);
    fireEvent.click(screen.getByRole('button', { name: 'Keep this room' }));
    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ refId: 'Superior' });
  });

  it('takes a room at its price with the rate of that price, also at that of an offer', () => {
    const { onChoose } = show({});
    fireEvent.click(screen.getByRole('button', { name: 'Choose at €100' }));
    expect(onChoose.mock.calls[0]).toMatchObject([{ refId: 'Standard' }, { chosen: { rate: { code: 'BAR' } }, found }]);
    cleanup();
    const ofOffer = show({ planCode: 'SAUNA' });
    fireEvent.click(screen.getByRole('button', { name: 'Choose at €118' }));
    expect(ofOffer.onChoose.mock.calls[0]?.[1]).toMatchObject({ chosen: { rate: { code: 'SAUNA' } } });
  });

  it('begins with the cheapest room otherwise, or where the hotel has no such type', () => {
    const { cards } = show({ askedRefId: 'Palace' });
    expect(cards.map((card) => types.find((name) => card.includes(name)))).toEqual(types);
    expect(buttons()).not.toContain('Keep this room');
  });

  it('shows the price of the offer that the guest came from, and does without it at one press', async () => {
    const { cards, onWayOut } = show({ planCode: 'SAUNA' });
    expect(cards[0]).toMatch(/€118.*Your offer price/);
    expect(cards[1]).not.toContain('offer');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all prices' }));
    expect(onWayOut).toHaveBeenCalledWith('dropOffer');
  });

  it('says where to see when an offer holds that is not sold for the stay', () => {
    show({ planCode: 'ADVANCE' });
    expect(screen.getByText(/^Your offer is not available on these dates/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the offers' }).getAttribute('href')).toBe('/en/offers');
  });
});
