import fc from 'fast-check';
import { addDays, nights } from '../localDate';
import { parseSearchQuery, proposedSearch, searchChangesOf, searchQueryOf } from './searchCriteria';

const today = '2026-12-01';
const parse = (query: string | Record<string, string>) => parseSearchQuery(new URLSearchParams(query), today);

describe('parseSearchQuery', () => {
  it('searches for one adult tonight by default', () => {
    expect(parse('')).toEqual({
      destination: { kind: 'none' },
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      party: { rooms: 1, adults: 1, children: 0, childrenAges: [], pets: 0 },
      loyaltyTypes: [],
      rewardNight: false,
      promotionCode: '',
      companyCode: '',
      blockCode: '',
      planCode: '',
      mode: 'STANDARD',
      wishes: [],
    });
  });

  it('reads a whole search from a shared link', () => {
    const link =
      'place=Äkäslompolo&from=2026-12-04&to=2026-12-06&rooms=2&adults=3&children=2&ages=5,1&pets=1' +
      '&promo=TALVI&company=ACME%201&block=HÄÄT&plan=ADVANCE&reward=1&mode=itinerary&member=ASOM,S_CARD&breakfast=1&accessible=on';
    expect(parse(link)).toEqual({
      destination: { kind: 'place', placeName: 'Äkäslompolo' },
      startDate: '2026-12-04',
      endDate: '2026-12-06',
      party: { rooms: 2, adults: 3, children: 2, childrenAges: [5, 1], pets: 1 },
      loyaltyTypes: ['ASOM', 'S_CARD'],
      rewardNight: true,
      promotionCode: 'TALVI',
      companyCode: 'ACME 1',
      blockCode: 'HÄÄT',
      planCode: '',
      mode: 'ITINERARY',
      wishes: ['accessible', 'breakfast'],
    });
  });

  it('keeps the rate plan of an offer, until the guest gives a code', () => {
    expect(parse('plan=ADVANCE').planCode).toBe('ADVANCE');
    expect(searchQueryOf(parse('plan=ADVANCE'))).toMatchObject({ plan: 'ADVANCE' });
    expect(parse('plan=<b>ADVANCE').planCode).toBe('bADVANCE');
    expect(parse('plan=ADVANCE&company=ACME').planCode).toBe('');
  });

  it('keeps the guest’s own cots while there is a baby to sleep in one', () => {
    expect(parse('ages=5,1&owncots=1').ownCots).toBe(true);
    expect(searchQueryOf(parse('ages=1&owncots=1'))).toMatchObject({ owncots: '1' });
    for (const query of ['owncots=1', 'ages=5&owncots=1', 'ages=1']) expect(parse(query)).not.toHaveProperty('ownCots');
  });

  it('reads what a plain form sends: a field per age, and ages without a count', () => {
    expect(parse('ages=5&ages=&ages=1').party).toMatchObject({ children: 2, childrenAges: [5, 1] });
    expect(parse('children=2&ages=5').party).toMatchObject({ children: 2, childrenAges: [5] });
  });

  it('counts a child of sixteen or more as an adult, and asks for no age twice', () => {
    expect(parse('adults=1&ages=17').party).toMatchObject({ adults: 2, children: 0, childrenAges: [] });
    expect(parse('adults=2&children=2&ages=16,5').party).toMatchObject({ adults: 3, children: 1, childrenAges: [5] });
    expect(parse('adults=2&children=2&ages=17').party).toMatchObject({ adults: 3, children: 1, childrenAges: [] });
    expect(parse('adults=1&children=1&ages=5,17').party).toMatchObject({ adults: 1, children: 1, childrenAges: [5] });
  });

  it('stays one night when the end is missing, not after the start, or no day', () => {
    for (const end of ['', '&to=2026-12-04', '&to=2026-11-01', '&to=2026-02-30']) {
      expect(parse(`from=2026-12-04${end}`)).toMatchObject({ startDate: '2026-12-04', endDate: '2026-12-05' });
    }
  });

  it('begins today when the arrival has passed, and no later than the calendar reaches', () => {
    expect(parse('from=2020-01-01&to=2026-12-03')).toMatchObject({ startDate: today, endDate: '2026-12-03' });
    expect(parse('from=2999-01-01&to=2999-01-05')).toMatchObject({ startDate: '2028-04-14', endDate: '2028-04-18' });
  });

  it('keeps the length of a stay that has to move, and never adds a night that nobody asked for', () => {
    expect(nights(parse('from=2029-01-01&to=2029-01-02'))).toBe(1);
    expect(parse('from=2026-11-01&to=2026-11-03')).toMatchObject({ startDate: today, endDate: '2026-12-03' });
    expect(nights(parse('to=2027-01-20'))).toBe(1);
    expect(nights(parse('from=nonsense&to=2027-01-20'))).toBe(1);
    const day = fc
      .date({ min: new Date('2026-10-01'), max: new Date('2029-06-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (startDate, length) => {
        const endDate = addDays(startDate, length);
        expect(nights(parse({ from: startDate, to: endDate }))).toBeLessThanOrEqual(length);
      }),
    );
  });

  it('stays thirty nights at most', () => {
    expect(nights(parse('from=2026-12-04&to=2027-12-04'))).toBe(30);
  });

  it('believes in one destination only: the hotel, then the collection, then the place', () => {
    expect(parse('place=Oulu&collection=spa&hotel=1').destination).toEqual({ kind: 'hotel', hotelId: '1' });
    expect(parse('place=Oulu&collection=spa').destination).toEqual({ kind: 'collection', collectionId: 'spa' });
  });

  it('leaves out what no guest would write', () => {
    const criteria = parse({ place: '<script>alert(1)</script>', promo: 'A\u0000"><b>', hotel: '../', adults: '1e9' });
    // Written as an escape, since the character is invisible.
    expect(JSON.stringify(criteria)).not.toMatch(/[<>]|\\u0000/);
    expect(criteria.party.adults).toBe(1);
  });

  it('takes a ticked box in any spelling for a yes, and nothing else', () => {
    const answers = ['1', 'true', 'on', '0', 'false', ''].map((value) => parse({ reward: value }).rewardNight);
    expect(answers).toEqual([true, true, true, false, false, false]);
  });

  it('knows both names of the membership parameter', () => {
    expect(parse('loyaltyMembershipType=SCARD').loyaltyTypes).toEqual(['S_CARD']);
    expect(parse('member=ASOM,toString,ASOM').loyaltyTypes).toEqual(['ASOM']);
  });

  it('reads back exactly what it would write, whatever it was given', () => {
    const names = [
      ...['place', 'hotel', 'collection', 'from', 'to', 'rooms', 'adults', 'children', 'ages', 'pets'],
      ...['promo', 'company', 'block', 'reward', 'member', 'owncots', 'pet', 'accessible', 'breakfast'],
    ];
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ maxLength: 100 }),
      fc.integer({ min: -3, max: 30 }).map(String),
      fc
        .date({ min: new Date('2026-11-01'), max: new Date('2029-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      fc.constantFrom('ASOM', 'SCARD,ASOM', '1', 'true', '5,1,,99', 'Åbo'),
    );
    const query = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 20 });
    fc.assert(
      fc.property(query, (pairs) => {
        const criteria = parseSearchQuery(new URLSearchParams(pairs), today);
        const again = parseSearchQuery(new URLSearchParams(searchQueryOf(criteria)), today);
        expect(again).toEqual(criteria);
      }),
    );
  });
});

describe('what a form begins with', () => {
  const propose = (query: string) => proposedSearch(new URLSearchParams(query), today).party;

  it.each(['', 'plan=ADVANCE', 'member=ASOM', 'place=Helsinki'])(
    'is two adults where the address has no stay: "%s"',
    (query) => {
      expect(propose(query)).toEqual({ rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 });
    },
  );

  it.each([
    ['from=2026-12-04', 1],
    ['adults=1', 1],
    ['adults=4', 4],
    ['rooms=1', 1],
    ['rooms=3', 3],
  ])('is the party of a stay that the address names: %s', (query, adults) => {
    expect(propose(query).adults).toBe(adults);
  });

  it('keeps children, and those who count as adults', () => {
    expect(propose('children=2&ages=5,8')).toMatchObject({ adults: 2, children: 2, childrenAges: [5, 8] });
    expect(propose('children=3&ages=17,17,17').adults).toBe(4);
  });
});

describe('what an address asked for that cannot be', () => {
  const changes = (query: string) => searchChangesOf(new URLSearchParams(query), today);

  it.each([
    ['from=2026-13-40', 'datesUnreadable'],
    ['from=2026-11-01&to=2026-11-03', 'arrivalPassed'],
    ['from=2029-01-01&to=2029-01-02', 'arrivalTooFar'],
    ['to=2027-01-20', 'datesUnreadable'],
    ['from=2026-12-04&to=2026-12-04', 'departureNotAfter'],
    ['from=2026-12-04&to=2027-03-04', 'stayTooLong'],
    ['rooms=12&adults=20', 'roomsOutOfRange'],
    ['rooms=3&adults=2', 'adultsPerRoom'],
    ['rooms=-1', 'roomsOutOfRange'],
    ['adults=40', 'adultsOutOfRange'],
    ['adults=-3', 'adultsOutOfRange'],
    ['adults=0', 'adultsOutOfRange'],
    ['adults=10000', 'adultsOutOfRange'],
    ['adults=two', 'adultsOutOfRange'],
    ['ages=17', 'childrenGrown'],
    ['children=9', 'childrenOutOfRange'],
    ['children=-2', 'childrenOutOfRange'],
    ['children=12345', 'childrenOutOfRange'],
    ['pets=7', 'petsOutOfRange'],
    ['pets=-1', 'petsOutOfRange'],
    ['pets=1e3', 'petsOutOfRange'],
  ])('is named: %s', (query, change) => {
    expect(changes(query)).toEqual([change]);
  });

  it('is named twice where both ends of a stay had to move', () => {
    expect(changes('from=2026-11-01&to=2027-03-01')).toEqual(['arrivalPassed', 'stayTooLong']);
  });

  it.each(['', 'place=Oulu&from=2026-12-04&to=2026-12-06&rooms=2&adults=3&children=2&ages=5,1&pets=1', 'rooms=3'])(
    'is nothing where all of it can be: %s',
    (query) => {
      expect(changes(query)).toEqual([]);
    },
  );
});
