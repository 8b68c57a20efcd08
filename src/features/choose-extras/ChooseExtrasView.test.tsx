import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { setExtraQuantity } from '@/domain/extras';
import type { ChosenExtras } from '@/domain/extras';
import { PER_RESERVATION_EXTRA_ID } from '@/domain/limits';
import { hotelOffers } from '@/domain/testHotel';
import { aService } from '@/domain/testOffers';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ChooseExtrasView } from './ChooseExtrasView';
import { roomExtras } from '@/domain/roomExtras';

const found = hotelOffers({
  extraServices: [
    aService(),
    aService({ id: 'robe', name: 'Bathrobe', type: 'ROOM', count: 0 }),
    aService({ id: 'wifi', name: 'Wi-Fi', type: 'ROOM', kind: 'INCLUDED_IN_RATE' }),
    aService({ id: PER_RESERVATION_EXTRA_ID, name: 'Gift', type: 'ROOM', maxPerRoom: 1 }),
  ],
});

function Step({ onChosen }: { readonly onChosen: (chosen: ChosenExtras) => void }) {
  const [chosen, setChosen] = useState<ChosenExtras>({});
  return (
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ChooseExtrasView
        extras={roomExtras(found, {
          choices: [{ extraServices: chosen, rate: null, offer: null }],
          index: 0,
          occupancy: { adults: 2, childAges: [], pets: 0 },
        })}
        onChange={(service, quantity) => {
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
  it('begins with none, adds one at a time up to the maximum, and removes the extra at zero', () => {
    const onChosen = jest.fn();
    render(<Step onChosen={onChosen} />);
    const quantities = () => onChosen.mock.calls.map(([chosen]) => chosen.breakfast?.quantity ?? 'none');
    for (let press = 0; press < 3; press += 1) fireEvent.click(more());
    expect(quantities()).toEqual([1, 2]);
    fireEvent.click(fewer());
    fireEvent.click(fewer());
    expect(quantities()).toEqual([1, 2, 1, 'none']);
    expect(onChosen.mock.lastCall?.[0]).toEqual({});
  });

  it('shows what is included and what is sold out, with no way to choose either', () => {
    render(<Step onChosen={() => undefined} />);
    expect(screen.getByText('Already included in your rate: Wi-Fi')).not.toBeNull();
    expect(screen.getByText('Sold out on these dates')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Bathrobe|Wi-Fi/ })).toBeNull();
    expect(screen.getAllByText(/€12\.50 each for the whole stay/)).toHaveLength(3);
  });

  it('shows what is sold once per booking under its own heading', () => {
    render(<Step onChosen={() => undefined} />);
    const section = screen.getByRole('region', { name: 'For the whole booking' });
    expect(section.textContent).toContain('Gift');
  });
});
