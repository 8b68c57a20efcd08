import { render, screen, within } from '@testing-library/react';
import type { AccessibleRoom } from '@/domain/content/accessibleRoom';
import { loadMessages } from '@/i18n/loadMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { AccessibleRoomsView } from './AccessibleRoomsView';

const room = (id: string, facts: Partial<AccessibleRoom['facts']> = {}): AccessibleRoom => ({
  id,
  name: 'Accessible Twin',
  hotel: `Hotel ${id}`,
  urlPath: `oulu/${id}`,
  city: 'Oulu',
  facts: {
    stepFreeEntrance: true,
    lift: false,
    doorWidth: 90,
    turningSpace: 150,
    spaceBesideBed: 120,
    bedHeight: 52,
    stepFreeShower: true,
    grabBars: true,
    vibratingAlarm: true,
    ...facts,
  },
});

const show = (rooms: readonly AccessibleRoom[]) =>
  render(
    <TranslatorProvider locale="en" messages={loadMessages('en', ['accessibleRooms', 'stay'])}>
      <AccessibleRoomsView rooms={rooms} />
    </TranslatorProvider>,
  );

const cellsOf = (hotel: string) =>
  within(screen.getByRole('row', { name: new RegExp(hotel) }))
    .getAllByRole('cell')
    // Without the label that only narrow windows show.
    .map((cell) => cell.lastElementChild?.textContent);

describe('the accessible rooms', () => {
  it('have the same facts in the same order, and say what is not known', () => {
    show([room('north'), room('south', { doorWidth: 85, lift: null, bedHeight: null })]);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(1, 4)).toEqual(['Step-free entrance', 'Lift', 'Door width']);
    const unknown = 'not known, ask the hotel';
    expect(cellsOf('Hotel north')).toEqual([
      'yes',
      'no',
      '90\u00a0cm',
      '150\u00a0cm',
      '120\u00a0cm',
      '52\u00a0cm',
      'yes',
      'yes',
      'yes',
    ]);
    expect(cellsOf('Hotel south')).toEqual([
      'yes',
      unknown,
      '85\u00a0cm',
      '150\u00a0cm',
      '120\u00a0cm',
      unknown,
      'yes',
      'yes',
      'yes',
    ]);
  });

  it('lead to their cards on the pages of their hotels, and to the terms that they are a part of', () => {
    show([room('1001/ACC')]);
    const link = screen.getByRole('link', { name: 'Hotel 1001/ACC' });
    expect(link.getAttribute('href')).toBe('/en/hotels/oulu/1001#room-1001%2FACC');
    expect(screen.getByRole('link', { name: /booking terms/ }).getAttribute('href')).toBe('/en/terms-of-reservation');
  });

  it('may be none', () => {
    show([]);
    expect(screen.getByRole('cell').textContent).toBe('No hotel has an accessible room at the moment.');
  });
});
