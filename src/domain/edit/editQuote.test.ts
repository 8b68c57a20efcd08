import { changesIn, editQuote, isEdited, quoteEdit } from './editQuote';
import type { WantedStay } from './editQuote';
import { reservedStayOf } from './editedStay';
import type { HotelOffers } from '../search/hotelOffers';
import { money } from '../money';
import { aReservation } from '../reservation/testReservation';
import { aChosenExtra, anOffer, aNight, aRate, aRoomType, aService } from '../stay/testOffers';

const suite = aRoomType({ refId: 'suite', name: 'Suite' });
const saver = aRate({ code: 'SAVER', name: 'Saver', breakfastIncluded: false });
const free = { kind: 'free', until: '2026-10-24T15:00:00Z' } as const;

const breakfast = { id: 'breakfast', name: 'Breakfast', quantity: 2, total: money(3000) };
const [booked] = aReservation().rooms;
if (!booked) throw new Error('A reservation has a room');
/** One room for two nights at 120, and two breakfasts at 15. */
const reservation = aReservation({
  rooms: [
    {
      ...booked,
      rate: saver,
      extras: [breakfast],
      total: money(27000),
      lines: [
        aNight('2026-10-24', 12000),
        aNight('2026-10-25', 12000),
        {
          kind: 'EXTRA_SERVICE',
          label: 'Breakfast',
          quantity: 2,
          unitPrice: money(1500),
          total: money(3000),
          date: null,
          vatRate: 1400,
        },
      ],
    },
  ],
  total: money(27000),
});
const reserved = reservedStayOf(reservation);

const found = (change: Partial<HotelOffers> = {}): HotelOffers => ({
  hotel: reservation.hotel,
  available: true,
  nearestDates: [],
  unavailable: null,
  memberships: [],
  editing: true,
  configurations: [{ id: 'room-0', roomIndex: 0, adults: 2, childAges: [5], pets: 0 }],
  roomTypes: [aRoomType(), suite],
  rates: [saver, aRate()],
  offers: [
    anOffer({
      rateCode: 'SAVER',
      price: money(20000),
      lines: [aNight('2026-10-24', 12000), aNight('2026-10-26', 8000)],
      cancel: free,
    }),
    anOffer({ rateCode: 'BAR', price: money(26000), cancel: free }),
    anOffer({ roomTypeRefId: 'suite', rateCode: 'SAVER', price: money(50000), cancel: free }),
  ],
  extraServices: [aService({ unitPrice: money(1600) })],
  extraServiceLimits: [],
  issues: [],
  ...change,
});

const want = (change: Partial<WantedStay> = {}): WantedStay => ({
  dates: reserved.dates,
  choices: reserved.choices,
  contact: null,
  ...change,
});
const laterDates = { startDate: '2026-10-24', endDate: '2026-10-27' };
const [choice] = reserved.choices;
if (!choice) throw new Error('A choice for the room');

/** The difference of a change, in cents. */
function differenceOf(wanted: WantedStay, answer: HotelOffers | null = found()) {
  const quote = editQuote(reserved, quoteEdit(reserved, wanted, answer), null);
  return quote && [quote.difference.before.amount, quote.difference.after.amount];
}

describe('what a change of a reservation costs', () => {
  it('begins with the price that the reservation has, line by line', () => {
    expect(differenceOf(want(), null)).toEqual([27000, 27000]);
    const quote = editQuote(reserved, quoteEdit(reserved, want(), null), null);
    expect(quote?.difference.lines).toEqual([]);
    expect(isEdited(changesIn(reserved, want()))).toBe(false);
  });

  it('keeps the booked price of a room that stays as it is, whatever it costs today', () => {
    const dearer = found({ offers: [anOffer({ rateCode: 'SAVER', price: money(99000) })] });
    expect(differenceOf(want(), dearer)).toEqual([27000, 27000]);
  });

  it('prices other dates by the answer of the API, and waits for it', () => {
    const wanted = want({ dates: { startDate: '2026-10-24', endDate: '2026-10-26' } });
    expect(differenceOf({ ...wanted, dates: laterDates }, null)).toBeNull();
    // Three nights: the breakfasts are priced anew too.
    expect(differenceOf({ ...wanted, dates: laterDates })).toEqual([27000, 20000 + 2 * 1600]);
    expect(changesIn(reserved, { ...wanted, dates: laterDates })).toMatchObject({ dates: true, rooms: [], extras: [] });
  });

  it('says line by line what becomes dearer, cheaper, new and gone', () => {
    const rooms = quoteEdit(reserved, want({ dates: { startDate: '2026-10-25', endDate: '2026-10-27' } }), found());
    const lines = editQuote(reserved, rooms, null)?.difference.lines ?? [];
    expect(lines.map(({ date, before, after }) => [date, before?.amount ?? null, after?.amount ?? null])).toEqual([
      ['2026-10-26', null, 8000],
      ['2026-10-25', 12000, null],
    ]);
  });

  it('prices another room type and another rate by the answer, and says which room changed', () => {
    const other = want({ choices: [{ ...choice, room: suite }] });
    expect(differenceOf(other)).toEqual([27000, 53000]);
    expect(changesIn(reserved, other).rooms).toEqual([0]);
  });

  it('does not sell breakfast beside a rate that includes it', () => {
    const rooms = quoteEdit(reserved, want({ choices: [{ ...choice, rate: aRate() }] }), found());
    expect(rooms[0]?.choice.extraServices).toEqual({});
  });

  it('keeps the price of an extra that the room had, also for more of it, while the nights are as many', () => {
    const three = { breakfast: aChosenExtra({ quantity: 3, expectedUnitPrice: money(1600) }) };
    expect(differenceOf(want({ choices: [{ ...choice, extraServices: three }] }))).toEqual([27000, 24000 + 3 * 1500]);
    expect(differenceOf(want({ choices: [{ ...choice, extraServices: {} }] }))).toEqual([27000, 24000]);
  });

  it('adds an extra at the price of today', () => {
    const bike = aService({ id: 'bike', name: 'Bicycle', type: 'ROOM', unitPrice: money(2400) });
    const extras = {
      ...choice.extraServices,
      bike: aChosenExtra({ id: 'bike', name: 'Bicycle', type: 'ROOM', quantity: 1, expectedUnitPrice: money(1) }),
    };
    const answer = found({ extraServices: [aService(), bike] });
    expect(differenceOf(want({ choices: [{ ...choice, extraServices: extras }] }), answer)).toEqual([27000, 29400]);
  });

  it('says when the room, or only its rate, cannot be had on other dates', () => {
    const problemOf = (answer: HotelOffers) =>
      quoteEdit(reserved, want({ dates: laterDates }), answer).map(({ problem }) => problem);
    expect(problemOf(found())).toEqual([null]);
    expect(problemOf(found({ offers: [anOffer({ rateCode: 'BAR' })] }))).toEqual(['rateGone']);
    expect(problemOf(found({ offers: [anOffer({ roomTypeRefId: 'suite', rateCode: 'SAVER' })] }))).toEqual([
      'roomGone',
    ]);
    const gone = quoteEdit(reserved, want({ dates: laterDates }), found({ offers: [] }));
    expect(editQuote(reserved, gone, null)).toBeNull();
  });

  it('offers no rate with a deposit to a reservation that is changed', () => {
    const deposit = aRate({ code: 'SAVER', depositRequirement: 'DEPOSIT_REQUIRED' });
    const rooms = quoteEdit(reserved, want({ dates: laterDates }), found({ rates: [deposit, aRate()] }));
    expect(rooms.map(({ problem }) => problem)).toEqual(['rateGone']);
  });

  it('gives the last room of a type to one of two rooms', () => {
    const two = { ...reserved, choices: [choice, choice] };
    const answer = found({
      configurations: [0, 1].map((roomIndex) => ({
        id: `room-${roomIndex}`,
        roomIndex,
        adults: 2,
        childAges: [],
        pets: 0,
      })),
      offers: [0, 1].map((room) =>
        anOffer({ roomConfigurationId: `room-${room}`, rateCode: 'SAVER', roomsLeft: 1, cancel: free }),
      ),
    });
    const rooms = quoteEdit(two, { ...two, dates: laterDates, contact: null }, answer);
    expect(rooms.map(({ problem }) => problem)).toEqual([null, 'roomGone']);
  });

  it('adds the rest of a total that the API named as a line of its own', () => {
    const rooms = quoteEdit(reserved, want({ dates: laterDates }), found());
    const quote = editQuote(reserved, rooms, money(24000));
    expect(quote?.difference.after).toEqual(money(24000));
    expect(quote?.difference.lines.find(({ kind }) => kind === 'ADJUSTMENT')?.after).toEqual(money(800));
  });

  it('says until when the changed stay can be cancelled', () => {
    const rooms = quoteEdit(reserved, want({ dates: laterDates }), found());
    expect(editQuote(reserved, rooms, null)).toMatchObject({ cancelBefore: booked.cancel, cancelAfter: free });
  });
});
