import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { setExtraQuantity } from '@/domain/stay/extras';
import type { ChosenExtras } from '@/domain/stay/extras';
import { PER_RESERVATION_EXTRA_ID } from '@/domain/limits';
import { hotelOffers } from '@/domain/content/testHotel';
import { aService } from '@/domain/stay/testOffers';
import { loadAllMessages } from '@/i18n/testMessages';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ChooseExtrasView } from './ChooseExtrasView';
import { stayExtras } from '@/domain/stay/stayExtras';
import { anOffer, aRate } from '@/domain/stay/testOffers';
import { money } from '@/domain/money';

// Nothing is painted here.
jest.mock('@/browser/afterPaint', () => ({ afterPaint: (work: () => void) => work() }));

const found = hotelOffers({
  extraServiceLimits: [{ category: 'EQUIPMENT', maxPerRoom: 2, maxPerReservation: 4 }],
  extraServices: [
    aService(),
    aService({ id: 'robe', name: 'Bathrobe', type: 'ROOM', count: 0 }),
    aService({ id: 'wifi', name: 'Wi-Fi', type: 'ROOM', kind: 'INCLUDED_IN_RATE' }),
    aService({ id: PER_RESERVATION_EXTRA_ID, name: 'Gift', type: 'ROOM', maxPerRoom: 1 }),
    aService({ id: 'bicycle', name: 'Bicycle', type: 'ROOM', category: 'EQUIPMENT' }),
    aService({ id: 'parking', name: 'Parking', type: 'ROOM', category: 'EQUIPMENT' }),
  ],
});

function Step({ onChosen }: { readonly onChosen: (chosen: ChosenExtras) => void }) {
  const [chosen, setChosen] = useState<ChosenExtras>({});
  return (
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ChooseExtrasView
        extras={stayExtras(found, {
          choices: [{ extraServices: chosen, rate: null, offer: null }],
          occupancies: [{ adults: 2, childAges: [], pets: 0 }],
        })}
        roomNames={null}
        onChange={(service, [quantity = 0]) => {
          const next = setExtraQuantity(chosen, service, quantity);
          setChosen(next);
          onChosen(next);
        }}
        onNext={() => undefined}
      />
    </TranslatorProvider>
  );
}
const more = () => screen.getByRole('button', { name: 'One more: Breakfast' });
const fewer = () => screen.getByRole('button', { name: 'One fewer: Breakfast' });

describe('choosing extras', () => {
  it('adds breakfast for everyone with one press, and then one more or fewer', () => {
    const onChosen = jest.fn();
    render(<Step onChosen={onChosen} />);
    const quantities = () => onChosen.mock.calls.map(([chosen]) => chosen.breakfast?.quantity ?? 'none');
    expect(screen.queryByRole('button', { name: /One more/ })).toBeNull();
    const add = screen.getByRole('button', { name: 'Add for 2 guests, €25: Breakfast' });
    fireEvent.click(add);
    fireEvent.click(fewer());
    fireEvent.click(more());
    // There are two guests.
    fireEvent.click(more());
    expect(quantities()).toEqual([2, 1, 2]);
    // The same element, so that the focus is not lost.
    expect(screen.getByRole('button', { name: 'Remove: Breakfast' })).toBe(add);
    fireEvent.click(add);
    expect(onChosen.mock.lastCall?.[0]).toEqual({});
  });

  it('says how many there may be beside the buttons that count', () => {
    render(<Step onChosen={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: /^Add for 2 guests.*Breakfast$/ }));
    const group = screen.getByRole('group', { name: 'Breakfast' });
    expect(group.getAttribute('aria-describedby')).toBe(screen.getByText('Up to 2').id);
  });

  it('keeps the focus on the button that counts down: the last one is removed by its own button', () => {
    const onChosen = jest.fn();
    render(<Step onChosen={onChosen} />);
    fireEvent.click(screen.getByRole('button', { name: /^Add for 2 guests.*Breakfast$/ }));
    fewer().focus();
    fireEvent.click(fewer());
    fireEvent.click(fewer());
    expect(document.activeElement).toBe(fewer());
    expect(fewer().getAttribute('aria-disabled')).toBe('true');
    expect(onChosen.mock.lastCall?.[0]).toMatchObject({ breakfast: { quantity: 1 } });
  });

  it('adds and removes what there is one of with one button, and says that it is added', () => {
    const onChosen = jest.fn();
    render(<Step onChosen={onChosen} />);
    expect(screen.queryByText('Added')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add: Gift' }));
    expect(onChosen.mock.lastCall?.[0]).toMatchObject({ [PER_RESERVATION_EXTRA_ID]: { quantity: 1 } });
    expect(screen.getByText('Added')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'One more: Gift' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Gift' }));
    expect(onChosen.mock.lastCall?.[0]).toEqual({});
  });

  it('shows what is included and what is sold out, with no way to choose either', () => {
    render(<Step onChosen={() => undefined} />);
    expect(screen.getByText('Already included in your rate: Wi-Fi')).not.toBeNull();
    expect(screen.getByText('Sold out on these dates')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Bathrobe|Wi-Fi/ })).toBeNull();
  });

  it('says that the room has enough of a kind where nothing is sold out', () => {
    render(<Step onChosen={() => undefined} />);
    const full = 'This room already has as many extras of this kind as one room can have';
    const equipment = () => screen.getByRole('region', { name: 'Equipment' }).textContent;
    expect(equipment()).not.toContain(full);
    fireEvent.click(screen.getByRole('button', { name: 'Add: Bicycle' }));
    fireEvent.click(screen.getByRole('button', { name: 'One more: Bicycle' }));
    expect(equipment()).toContain(full);
    expect(equipment()).not.toContain('Sold out');
    expect(screen.queryByRole('button', { name: /Parking/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Bicycle' }));
    expect(screen.getByRole('button', { name: 'Add: Parking' })).not.toBeNull();
  });

  it('shows what is sold once per booking under its own heading', () => {
    render(<Step onChosen={() => undefined} />);
    const section = screen.getByRole('region', { name: 'For the whole booking' });
    expect(section.textContent).toContain('Gift');
  });
});

const family = { adults: 2, childAges: [8], pets: 0 };
const single = { adults: 1, childAges: [], pets: 0 };
const plainRoom = { extraServices: {}, rate: null, offer: null };

interface TwoRoomsProps {
  readonly rooms?: readonly Pick<RoomChoice, 'extraServices' | 'offer' | 'rate'>[];
  readonly onChosen?: (chosen: readonly ChosenExtras[]) => void;
}

function TwoRooms({ rooms = [plainRoom, plainRoom], onChosen }: TwoRoomsProps) {
  const [choices, setChoices] = useState(rooms);
  return (
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ChooseExtrasView
        extras={stayExtras(found, { choices, occupancies: [family, single] })}
        roomNames={['Room 1', 'Room 2']}
        onChange={(service, quantities) => {
          const next = choices.map((choice, room) => ({
            ...choice,
            extraServices: setExtraQuantity(choice.extraServices, service, quantities[room] ?? 0),
          }));
          setChoices(next);
          onChosen?.(next.map(({ extraServices }) => extraServices));
        }}
        onNext={() => undefined}
      />
    </TranslatorProvider>
  );
}

describe('choosing extras for two rooms', () => {
  it('adds breakfast for everyone in both rooms with one press, and shows it room by room', () => {
    const onChosen = jest.fn();
    render(<TwoRooms onChosen={onChosen} />);
    const quantities = () => onChosen.mock.lastCall[0].map(({ breakfast }: ChosenExtras) => breakfast?.quantity ?? 0);
    const all = screen.getByRole('button', { name: 'Add for 4 guests, €50: Breakfast' });
    fireEvent.click(all);
    expect(quantities()).toEqual([3, 1]);
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent === 'Added')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Remove from all rooms: Breakfast' })).toBe(all);
    fireEvent.click(screen.getByRole('button', { name: 'One fewer: Breakfast, Room 1' }));
    expect(quantities()).toEqual([2, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Breakfast, Room 2' }));
    expect(quantities()).toEqual([2, 0]);
    fireEvent.click(all);
    expect(quantities()).toEqual([0, 0]);
    // The rooms stay, with the focus that may be in them.
    expect(screen.getByRole('button', { name: 'Add: Breakfast, Room 2' })).not.toBeNull();
  });

  it('opens the rooms for an extra that only one of them gets', () => {
    const onChosen = jest.fn();
    render(<TwoRooms onChosen={onChosen} />);
    expect(screen.queryByRole('button', { name: /Room 2/ })).toBeNull();
    const byRoom = screen.getByRole('button', { name: 'Choose by room: Parking' });
    expect(byRoom.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(byRoom);
    expect(byRoom.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'One more: Parking, Room 2' }));
    expect(onChosen.mock.lastCall[0]).toMatchObject([{}, { parking: { quantity: 1 } }]);
    expect(onChosen.mock.lastCall[0][0]).toEqual({});
  });

  it('shows the rooms, and why, where there is no longer enough of an extra for all', () => {
    render(<TwoRooms />);
    expect(screen.queryByRole('list', { name: 'Parking' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add to 2 rooms, €25: Bicycle' }));
    fireEvent.click(screen.getByRole('button', { name: 'One more: Bicycle, Room 1' }));
    const rooms = screen.getByRole('list', { name: 'Parking' }).textContent;
    expect(rooms).toContain('This room already has as many extras of this kind as one room can have');
    expect(screen.getByRole('button', { name: 'Add: Parking, Room 2' })).not.toBeNull();
  });

  it('says which room has an extra in its rate, and which is paid for with points', () => {
    const inRate = { ...plainRoom, rate: aRate({ breakfastIncluded: true }) };
    const { unmount } = render(<TwoRooms rooms={[inRate, plainRoom]} />);
    expect(screen.getByText('Already included in the rate of room 1: Breakfast and Wi-Fi')).not.toBeNull();
    expect(screen.getByText('Already included in the rate of room 2: Wi-Fi')).not.toBeNull();
    expect(screen.getByRole('list', { name: 'Breakfast' }).textContent).toContain('Room 1Included in the rate');
    expect(screen.getByRole('button', { name: 'Add: Breakfast, Room 2' })).not.toBeNull();
    unmount();

    const byPoints = { ...plainRoom, offer: anOffer({ price: money(4000000, 'S_POINT') }) };
    render(<TwoRooms rooms={[plainRoom, byPoints]} />);
    expect(screen.getByText(/^Room 2 is paid for with points/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Room 2/ })).toBeNull();
  });
});
