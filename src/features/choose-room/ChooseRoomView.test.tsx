import { fireEvent, render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import type { RoomOption } from '@/domain/stay/roomOptions';
import { anOffer, aRoomType } from '@/domain/stay/testOffers';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ChooseRoomView } from './ChooseRoomView';
import type { WishesToMeet } from './ChooseRoomView';

// Nothing is painted here.
jest.mock('@/browser/afterPaint', () => ({ afterPaint: (work: () => void) => work() }));

const option = (name: string, fields: Partial<RoomOption> = {}): RoomOption => ({
  room: aRoomType({ refId: name, name }),
  cheapest: anOffer({ roomTypeRefId: name }),
  withCode: null,
  isLowest: false,
  isTaken: false,
  lowestFree: null,
  blockedBy: [],
  ...fields,
});

function show(
  options: readonly RoomOption[],
  chosenRefId: string | null = null,
  { wanted = [], offered = [] }: Partial<WishesToMeet> = {},
) {
  const onChoose = jest.fn();
  const onTake = jest.fn();
  const onWishes = jest.fn();
  const view = (found: readonly RoomOption[], wishes: Partial<WishesToMeet>) => (
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ChooseRoomView
        options={found}
        wishes={{ wanted: [], offered: [], ...wishes, onChange: onWishes }}
        stay={{ nights: 2, asked: { term: 'PROMOTION_CODE', code: 'TALVI' } }}
        chosenRefId={chosenRefId}
        onChoose={onChoose}
        lowest={{ canTake: ({ room }) => room.name !== 'Suite', onTake }}
      />
    </TranslatorProvider>
  );
  const { rerender } = render(view(options, { wanted, offered }));
  return { onChoose, onTake, onWishes, showNext: (found: readonly RoomOption[]) => rerender(view(found, {})) };
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('choosing a room', () => {
  it('chooses the room whose button was pressed', () => {
    const { onChoose } = show([option('Standard'), option('Suite')]);
    fireEvent.click(screen.getByRole('button', { description: 'Suite' }));
    expect(onChoose.mock.calls[0]?.[0].room.name).toBe('Suite');
  });

  it('takes a room at the price of its card, where that can be had, and shows it as chosen at once', () => {
    const { onChoose, onTake } = show([option('Standard'), option('Suite')]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose at €240' }));
    expect(onTake.mock.calls[0]?.[0].room.name).toBe('Standard');
    expect(onChoose).not.toHaveBeenCalled();
    expect(buttons()).toEqual(['Keep this room', 'Choose at €240', 'Choose this room']);
  });

  it('says that the last room of a type is taken, and has no button for it', () => {
    show([option('Suite', { isTaken: true })]);
    expect(screen.getByText('You have already chosen the last room of this type.')).not.toBeNull();
    expect(buttons()).toEqual([]);
  });

  it('calls one room lowest, and several of the same price each one of the lowest', () => {
    const tags = () => screen.queryAllByText(/lowest price/i).map(({ textContent }) => textContent);
    const [standard, suite] = [option('Standard', { isLowest: true }), option('Suite')];
    const { showNext } = show([standard, suite]);
    expect(tags()).toEqual(['Lowest price']);
    showNext([standard, option('Twin', { isLowest: true }), suite]);
    expect(tags()).toEqual(['One of the lowest prices', 'One of the lowest prices']);
  });

  it('shows which one was chosen before', () => {
    show([option('Standard'), option('Suite')], 'Suite');
    expect(buttons()).toEqual(['Choose this room', 'Choose at €240', 'Keep this room']);
  });

  it('shows what an accessible room is chosen by, without opening anything', () => {
    const accessibility = {
      doorWidth: 90,
      turningSpace: 150,
      spaceBesideBed: 150,
      bedHeight: null,
      stepFreeShower: true,
      grabBars: true,
      vibratingAlarm: true,
    };
    show([option('Accessible', { room: aRoomType({ features: ['DESK'], accessibility }) })]);
    for (const fact of ['Step-free shower: yes', 'Door width: 90 cm', 'Bed height: not known, ask the hotel']) {
      expect(screen.getByText(fact).closest('details')).toBeNull();
    }
    expect(screen.getByText('Desk').closest('details')).not.toBeNull();
  });

  it.each([
    [3, true],
    [4, false],
    [null, false],
  ])('says how many rooms are left only when they are few: %s', (roomsLeft, isShown) => {
    show([option('Standard', { cheapest: anOffer({ roomsLeft }) })]);
    expect(screen.queryByText(/^Only/) !== null).toBe(isShown);
  });

  it('says whether the lowest price can be cancelled, and what it costs when it can', () => {
    show([option('Standard', { lowestFree: money(28000) })]);
    expect(screen.getByText('Cannot be cancelled')).not.toBeNull();
    expect(screen.getByText('€280 with free cancellation')).not.toBeNull();
  });

  it('says in one line that the lowest price can be cancelled', () => {
    show([option('Standard', { lowestFree: money(24000) })]);
    expect(screen.getByText('Free cancellation')).not.toBeNull();
    expect(screen.queryByText('Cannot be cancelled')).toBeNull();
  });

  it('marks a price that the code changed, with the price without it', () => {
    const cheapest = anOffer({ priceWithoutDiscount: money(28235), applied: ['PROMOTION_CODE'] });
    show([option('Standard', { cheapest, withCode: cheapest })]);
    expect(screen.getByRole('article').textContent).toContain('€282.35');
    expect(screen.getByText('Price with TALVI')).not.toBeNull();
  });

  it('gives the price with the code beside a lower one, whose own discount is not the code’s', () => {
    const cheapest = anOffer({ priceWithoutDiscount: money(28235) });
    show([option('Standard', { cheapest, withCode: anOffer({ price: money(26000) }) })]);
    expect(screen.getByText('With TALVI from €260')).not.toBeNull();
    expect(screen.getByRole('article').textContent).not.toContain('€282.35');
  });

  it('names the fees included in the price', () => {
    const pet = { label: 'Pet', quantity: 1, unitPrice: money(2000), total: money(2000), date: null, vatRate: 1400 };
    show([option('Standard', { cheapest: anOffer({ lines: [{ ...pet, kind: 'PET' }] }) })]);
    expect(screen.getByRole('article').textContent).toContain('The price includes: Pet €20');
  });

  it('shows no price that this guest cannot book, but the reason', () => {
    show([option('Standard', { cheapest: null, blockedBy: ['STAFF_MEMBERSHIP_REQUIRED'] })]);
    expect(screen.getByRole('article').textContent).toContain('This rate is for our staff.');
    expect(screen.getByRole('article').textContent).not.toContain('€');
  });

  it('filters the rooms by wishes that some room can meet', () => {
    const { onWishes } = show([option('Standard')], null, { wanted: ['breakfast'], offered: ['accessible'] });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Accessible room' }));
    expect(onWishes).toHaveBeenCalledWith(['accessible', 'breakfast']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Breakfast included' }));
    expect(onWishes).toHaveBeenLastCalledWith([]);
  });

  it('drops wishes that no room meets', () => {
    const { onWishes, showNext } = show([], null, { wanted: ['pet'] });
    const all = screen.getByRole('button', { name: 'Show all rooms' });
    all.focus();
    fireEvent.click(all);
    expect(onWishes).toHaveBeenCalledWith([]);
    showNext([option('Standard'), option('Suite')]);
    // The button is gone: reading goes on at the rooms.
    expect(document.activeElement?.textContent).toBe('2 room types are available on your dates');
  });
});
