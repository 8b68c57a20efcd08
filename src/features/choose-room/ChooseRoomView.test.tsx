import { fireEvent, render, screen } from '@testing-library/react';
import type { RoomOption } from '@/domain/roomOptions';
import { anOffer, aRoomType } from '@/domain/testOffers';
import { loadAllMessages } from '@/i18n/loadMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ChooseRoomView } from './ChooseRoomView';

const option = (name: string, fields: Partial<RoomOption> = {}): RoomOption => ({
  room: aRoomType({ refId: name, name }),
  cheapest: anOffer({ roomTypeRefId: name }),
  isLowest: false,
  isTaken: false,
  rateCount: 1,
  ...fields,
});

function show(options: readonly RoomOption[], chosenRefId: string | null = null) {
  const onChoose = jest.fn();
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ChooseRoomView
        options={options}
        nights={2}
        chosenRefId={chosenRefId}
        onChoose={onChoose}
        searchHref="/en/search"
      />
    </TranslatorProvider>,
  );
  return { onChoose };
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('choosing a room', () => {
  it('takes the room whose button was pressed', () => {
    const { onChoose } = show([option('Standard'), option('Suite')]);
    fireEvent.click(screen.getByRole('button', { description: 'Suite' }));
    expect(onChoose.mock.calls[0]?.[0].room.name).toBe('Suite');
  });

  it('says that the last one of a type is taken, and offers no button for it', () => {
    show([option('Standard', { isTaken: true })]);
    expect(screen.getByText('The last one of this type is already your other room.')).not.toBeNull();
    expect(buttons()).toEqual([]);
  });

  it('shows which one was chosen before', () => {
    show([option('Standard'), option('Suite')], 'Suite');
    expect(buttons()).toEqual(['Choose this room', 'Keep this room']);
  });

  it.each([
    [3, true],
    [4, false],
    [null, false],
  ])('tells that rooms run out only when few are left: %s', (roomsLeft, tells) => {
    show([option('Standard', { cheapest: anOffer({ roomsLeft }) })]);
    expect(screen.queryByText(/^Only/) !== null).toBe(tells);
  });

  it('leads back to the search when no room fits', () => {
    show([]);
    expect(screen.getByRole('link', { name: 'Change the search' }).getAttribute('href')).toBe('/en/search');
  });
});
