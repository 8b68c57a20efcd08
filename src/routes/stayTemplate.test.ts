import { parseSearchQuery, searchQueryOf } from '@/domain/search/searchCriteria';
import { stayTemplate } from './stayTemplate';

/** An address of a template with `{&…}`, as RFC 6570 expands it: what has no value is left out. */
const expanded = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{&([\w,]+)\}/, (_, names: string) =>
    names
      .split(',')
      .flatMap((name) => (values[name] === undefined ? [] : [`&${name}=${encodeURIComponent(values[name])}`]))
      .join(''),
  );

describe('the address of a stay', () => {
  const party = {
    from: '2026-12-01',
    to: '2026-12-03',
    rooms: '2',
    adults: '3',
    children: '2',
    ages: '5,9',
    pets: '1',
  };

  it('is read as the search that it was filled with', () => {
    const address = new URL(expanded(stayTemplate('1001', 'en'), party), 'https://sarastus.example');
    expect(address.pathname).toBe('/en/booking/room');
    expect(searchQueryOf(parseSearchQuery(address.searchParams, '2026-11-02'))).toEqual({ hotel: '1001', ...party });
  });

  it('needs no more than dates', () => {
    const dates = { from: '2026-12-01', to: '2026-12-02' };
    const address = new URL(expanded(stayTemplate('1001', 'fi'), dates), 'https://sarastus.example');
    expect(parseSearchQuery(address.searchParams, '2026-11-02')).toMatchObject({
      destination: { kind: 'hotel', hotelId: '1001' },
      startDate: '2026-12-01',
      party: { rooms: 1, children: 0, pets: 0 },
    });
  });
});
