import { fireEvent, render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import type { PriceLine } from '@/domain/stay/roomOffer';
import { placeParty } from '@/domain/stay/placement';
import type { Party } from '@/domain/stay/party';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { WhoSleepsWhere } from './WhoSleepsWhere';

const family: Party = { rooms: 2, adults: 2, children: 2, childrenAges: [4, 9], pets: 2 };
const warning = 'Every room needs at least one adult. Move one of the adults.';

const line = (kind: 'CHILD' | 'PET', label: string, quantity: number, amount: number) => ({
  kind,
  label,
  quantity,
  unitPrice: money(amount),
  total: money(amount * quantity),
  date: null,
  vatRate: 1400,
});

function show(placement = placeParty(family), fees: readonly (readonly PriceLine[])[] = []) {
  const onPlace = jest.fn();
  const { container } = render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <WhoSleepsWhere placement={placement} onPlace={onPlace} fees={fees} />
    </TranslatorProvider>,
  );
  return { onPlace, container };
}

describe('who sleeps where', () => {
  it('shows everyone of the party with their room, and all pets as one', () => {
    show();
    const rooms = screen.getAllByRole<HTMLSelectElement>('combobox', { hidden: true });
    expect(rooms.map(({ labels, value }) => [labels[0]?.textContent?.trim(), value])).toEqual([
      ['Adult 1', '0'],
      ['Adult 2', '1'],
      [expect.stringMatching(/^Child 1, .*4/), '1'],
      [expect.stringMatching(/^Child 2, .*9/), '0'],
      ['Pets', '0'],
    ]);
  });

  it('moves only the person that was chosen', () => {
    const { onPlace } = show();
    fireEvent.change(screen.getByLabelText(/^Child 1/), { target: { value: '0' } });
    expect(onPlace).toHaveBeenCalledWith({ ...placeParty(family), childPlacement: [0, 0] });
    fireEvent.change(screen.getByLabelText('Pets'), { target: { value: '1' } });
    expect(onPlace).toHaveBeenLastCalledWith({ ...placeParty(family), petPlacement: [1, 1] });
  });

  it('says what children and pets add to the price of each room', () => {
    const fees = [[line('CHILD', 'Extra bed for a child', 2, 1500), line('PET', 'Pet', 2, 2000)], []];
    const text = show(placeParty(family), fees).container.textContent ?? '';
    for (const part of ['Extra bed for a child x 2: €30', 'Pet x 2: €40', 'Room 2Nothing extra']) {
      expect(text).toContain(part);
    }
    expect(show(placeParty(family), [[], []]).container.textContent).not.toContain('add to the price');
  });

  it('warns of a room without an adult, outside the closed list', () => {
    show({ ...placeParty(family), adultPlacement: [0, 0] });
    expect(screen.getByText(warning).closest('details')).toBeNull();
  });

  it('shows no other warning, and renders nothing for one room', () => {
    const { container } = show();
    expect(screen.queryByText(warning)).toBeNull();
    expect(container.textContent).not.toBe('');
    expect(show(placeParty({ ...family, rooms: 1 })).container.textContent).toBe('');
  });
});
