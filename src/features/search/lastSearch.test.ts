import { aSearch } from '@/api/testSearch';
import { proposedSearch } from '@/domain/search/searchCriteria';
import { rememberSearch } from '@/state/availabilitySearchState';
import { searchOfVisit } from '@/state/searchOfVisit';
import { withLastSearch } from './lastSearch';

jest.mock('@/browser/today', () => ({ today: () => '2026-11-27' }));

const family = aSearch({
  destination: { kind: 'place', placeName: 'Helsinki' },
  startDate: '2027-06-05',
  endDate: '2027-06-07',
  party: { rooms: 1, adults: 2, children: 2, childrenAges: [9, 4], pets: 0 },
  promotionCode: 'TALVI',
});

function beginningAt(address: string) {
  const query = new URLSearchParams(address);
  return withLastSearch(proposedSearch(query, '2026-11-27'), query);
}

describe('what a search begins with at an address', () => {
  beforeEach(() => rememberSearch(family));

  it('is the address alone before the first search', () => {
    searchOfVisit.current = null;
    expect(beginningAt('place=Turku')).toMatchObject({ startDate: '2026-11-27', party: { adults: 2 } });
    expect(beginningAt('').destination).toEqual({ kind: 'none' });
  });

  it('is the last search where the address asks for nothing', () => {
    expect(beginningAt('')).toEqual(family);
  });

  it('looks where the guest last looked, on the page of a hotel with a stay in its address', () => {
    expect(beginningAt('from=2026-12-01&to=2026-12-03&adults=3')).toMatchObject({
      destination: family.destination,
      startDate: '2026-12-01',
      endDate: '2026-12-03',
      party: { adults: 3, children: 0 },
      promotionCode: '',
    });
  });

  it('keeps the days and the party for another place', () => {
    expect(beginningAt('place=Turku&adults=2')).toEqual({
      ...family,
      destination: { kind: 'place', placeName: 'Turku' },
    });
  });

  it('has the codes of the address in place of the last ones, and never an offer beside a code', () => {
    expect(beginningAt('plan=SAUNA&breakfast=1')).toMatchObject({
      promotionCode: '',
      planCode: 'SAUNA',
      wishes: ['breakfast'],
      startDate: family.startDate,
    });
    rememberSearch({ ...family, promotionCode: '', planCode: 'SAUNA' });
    expect(beginningAt('company=YRITYS100')).toMatchObject({ companyCode: 'YRITYS100', planCode: '' });
  });
});
