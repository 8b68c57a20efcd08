import { render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import { aSearch } from '@/api/testSearch';
import type { SearchCriteria } from '@/domain/search/search';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import messages from '../../../public/locales/en/common.json';
import type { WhyNoPrice } from './hotelAvailability';
import { RoomBooking } from './RoomBooking';
import { hotelPageSample } from './testing/hotelPageSample';

const [sample] = hotelPageSample().roomTypes;
const search = aSearch();

function show(room: object, party: Partial<SearchCriteria['party']>, price: number | null = null, why?: WhyNoPrice) {
  if (!sample) throw new Error('The sample has a room');
  const shown = { ...sample, features: [], ...room };
  const found = {
    criteria: { ...search, party: { ...search.party, rooms: 1, children: 0, childrenAges: [], pets: 0, ...party } },
    prices: new Map(price === null ? [] : [[shown.id, money(price, 'EUR')]]),
    unpriced: new Map(why ? [[shown.id, why]] : []),
  };
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <RoomBooking room={shown} found={found} />
    </TranslatorProvider>,
  );
}

describe('a room on a hotel’s page, for the guest’s dates', () => {
  it('has its price, and a link that chooses it', () => {
    show({}, { adults: 2 }, 24400);
    expect(screen.getByText('from €244')).not.toBeNull();
    const link = screen.getByRole('link', { name: 'Book: Accessible Twin' });
    expect(link.getAttribute('href')).toContain('roomType=1001-ACC');
  });

  it.each([
    ['a pet room', { features: ['PET_ROOM'] }, { adults: 2 }, /^For guests with a pet/],
    ['a room without pets', {}, { adults: 2, pets: 1 }, /^Pets cannot stay in this room$/],
    ['a pet room that is taken', { features: ['PET_ROOM'] }, { pets: 1, adults: 2 }, /^Not available on these dates$/],
    ['a room for more guests', { minOccupancy: 2 }, { adults: 1 }, /^Not suitable for this number of guests$/],
    ['a room for fewer guests', { maxOccupancy: 2 }, { adults: 3 }, /^Not suitable for this number of guests$/],
    ['a room that is taken', {}, { adults: 2 }, /^Not available on these dates$/],
    // Then one of the rooms may fit.
    ['a small room for a party in two', { maxOccupancy: 2 }, { adults: 4, rooms: 2 }, /^Not available on these dates$/],
  ])('says why %s has none', (_, room, party, reason) => {
    show(room, party);
    expect(screen.getByText(reason)).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['wishes', 'Only without breakfast'],
    [['ASOM_REQUIRED', 'LOGIN_REQUIRED'], 'This rate is for Co-op members.'],
  ] as const)('does not call a room taken that is sold: %j', (why, words) => {
    show({}, { adults: 2 }, null, why);
    expect(screen.getByText(words)).not.toBeNull();
    expect(screen.queryByText('Not available on these dates')).toBeNull();
  });
});
