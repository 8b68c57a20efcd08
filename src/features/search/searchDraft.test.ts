import { addDays } from '@/domain/localDate';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { withDates } from '@/domain/search/dateProblems';
import { destinationOptions } from './destinationOptions';
import { checkDraft, draftOf, termsOf, withAdults, withAge, withChildren, withRooms } from './searchDraft';
import type { SearchDraft } from './searchDraft';

const today = '2026-12-01';
const options = destinationOptions({
  hotels: [{ id: '1', name: 'Hotel Merikruunu', city: 'Helsinki', brand: 'custom' }],
  places: [{ id: 'helsinki', kind: 'city', name: 'Helsinki', otherNames: ['Helsingfors'], hotelIds: ['1'] }],
  collections: [],
});
const criteria = parseSearchQuery(
  new URLSearchParams(
    'place=Helsinki&from=2026-12-04&to=2026-12-06&rooms=2&adults=2&children=2&ages=5,1&pets=1&promo=TALVI&member=ASOM',
  ),
  today,
);
const draft = draftOf(criteria, options);
const problemsOf = (change: Partial<SearchDraft>) =>
  checkDraft({ ...draft, ...change }, options, today).problems.map(({ field, code }) => `${field}: ${code}`);

describe('a search form', () => {
  it('gives back the search it was filled with', () => {
    expect(checkDraft(draft, options, today)).toEqual({ problems: [], criteria });
  });

  it.each([
    ['several memberships that a link named', 'member=ASOM,S_CARD'],
    [
      'cots of the guest’s own, filters, the way of booking and an offer',
      'adults=2&ages=1&owncots=1&breakfast=1&mode=itinerary&plan=SAUNA',
    ],
  ])('keeps %s when the dates are changed', (_, query) => {
    const search = parseSearchQuery(
      new URLSearchParams(`place=Helsinki&from=2026-12-04&to=2026-12-06&${query}`),
      today,
    );
    const moved = withDates(draftOf(search, options), { from: '2026-12-05', to: '2026-12-07' });
    const after = { ...search, startDate: '2026-12-05', endDate: '2026-12-07' };
    expect(checkDraft(moved, options, today).criteria).toEqual(after);
    expect(termsOf(moved).ownCots).toBe(search.ownCots);
  });

  it('asks for a cot of the hotel again once no baby is in the party', () => {
    const search = parseSearchQuery(new URLSearchParams('place=Helsinki&adults=2&ages=1&owncots=1'), today);
    const grown = withAge(draftOf(search, options), 0, 5);
    expect(checkDraft(grown, options, today).criteria).not.toHaveProperty('ownCots');
    expect(checkDraft(withAge(grown, 0, 2), options, today).criteria).toMatchObject({ ownCots: true });
    expect(checkDraft(withChildren(grown, 0), options, today).criteria).not.toHaveProperty('ownCots');
  });

  it('searches with a pasted code as it is seen', () => {
    const pasted = { ...draft, promotionCode: '\u200b', companyCode: ' YRITYS\u2011100\u200b', blockCode: '\u200b' };
    expect(checkDraft(pasted, options, today).criteria).toMatchObject({
      promotionCode: '',
      companyCode: 'YRITYS-100',
      blockCode: '',
    });
  });

  it('accepts a place that was only typed, in any language', () => {
    const typed: SearchDraft = { ...draft, place: 'helsingfors', destination: { kind: 'none' } };
    expect(checkDraft(typed, options, today).criteria?.destination).toEqual({ kind: 'place', placeName: 'Helsinki' });
  });

  it('requires a destination, and says when it is unknown', () => {
    expect(problemsOf({ place: ' ', destination: { kind: 'none' } })).toEqual(['place: placeMissing']);
    expect(problemsOf({ place: 'Atlantis', destination: { kind: 'none' } })).toEqual(['place: placeUnknown']);
  });

  it('accepts an arrival from today up to the end of the calendar', () => {
    expect(problemsOf({ from: today, to: '2026-12-02' })).toEqual([]);
    expect(problemsOf({ from: '2026-11-30', to: '2026-12-02' })).toEqual(['from: fromPast']);
    expect(problemsOf({ from: addDays(today, 500), to: addDays(today, 501) })).toEqual([]);
    expect(problemsOf({ from: addDays(today, 501), to: addDays(today, 502) })).toEqual(['from: fromTooFar']);
  });

  it('accepts one to thirty nights', () => {
    expect(problemsOf({ to: '2026-12-04' })).toEqual(['to: toNotAfter']);
    expect(problemsOf({ to: addDays('2026-12-04', 30) })).toEqual([]);
    expect(problemsOf({ to: addDays('2026-12-04', 31) })).toEqual(['to: tooManyNights']);
  });

  it('reports each missing date', () => {
    expect(problemsOf({ from: '', to: '' })).toEqual(['from: fromMissing', 'to: toMissing']);
  });

  it('requires the age of every child, and reports which one is missing', () => {
    expect(problemsOf({ ages: [5, null] })).toEqual(['age-1: ageMissing']);
    expect(problemsOf({ ages: [0] })).toEqual([]);
  });

  it('adjusts the number of rooms to the party until the guest chooses it', () => {
    const alone = draftOf(parseSearchQuery(new URLSearchParams('place=Helsinki&adults=2'), today), options);
    const many = withAdults(alone, 5);
    expect(many).toMatchObject({ rooms: 2, isNumberOfRoomsTouched: false });
    expect(withAdults(many, 4).rooms).toBe(1);
    const family = withChildren(alone, 3);
    expect(family.rooms).toBe(2);
    expect(withAge(family, 0, 1).rooms).toBe(1);
    const chosen = withRooms(alone, 1);
    expect(withAdults(chosen, 5)).toMatchObject({ rooms: 1, adults: 5 });
    expect(withAdults(draftOf(criteria, options), 5).rooms).toBe(2);
    expect(draftOf(criteria, options, true).isNumberOfRoomsTouched).toBe(true);
  });

  it('adds an adult for each room, so that none is without one', () => {
    expect(withRooms(draft, 3)).toMatchObject({ rooms: 3, adults: 3 });
    expect(withRooms(draft, 1)).toMatchObject({ rooms: 1, adults: 2 });
    expect(withAdults(draft, 1)).toMatchObject({ adults: 2 });
    expect(withRooms(draft, 99)).toMatchObject({ rooms: 9, adults: 9 });
  });

  it('keeps the ages already given when children are added', () => {
    expect(withChildren(draft, 3).ages).toEqual([5, 1, null]);
    expect(withChildren(draft, 1).ages).toEqual([5]);
  });

  it('moves the departure when the arrival passes it', () => {
    expect(withDates(draft, { from: '2026-12-10' })).toMatchObject({ from: '2026-12-10', to: '2026-12-11' });
    expect(withDates(draft, { from: '2026-12-05' })).toMatchObject({ from: '2026-12-05', to: '2026-12-06' });
  });
});
