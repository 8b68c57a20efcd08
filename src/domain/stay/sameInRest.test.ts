import { hotelOffers } from '../content/testHotel';
import { money } from '../money';
import { chooseRate, chooseRoom, EMPTY_ROOM_CHOICE } from './roomChoice';
import type { RoomOffer } from './roomOffer';
import { sameInRest } from './sameInRest';
import { anOffer, aRate, aRoomType } from './testOffers';

const rate = aRate({ code: 'BAR' });
const room = aRoomType();

/** An offer of the room type for a room of the stay, which costs more for more guests. */
const offerIn = (index: number, fields: Partial<RoomOffer> = {}) =>
  anOffer({ roomConfigurationId: `room-${index}`, price: money(10000 + 1000 * index), ...fields });

const foundWith = (offers: readonly RoomOffer[]) =>
  hotelOffers({
    configurations: [0, 1, 2].map((roomIndex) => ({
      id: `room-${roomIndex}`,
      roomIndex,
      adults: roomIndex + 1,
      childAges: [],
      pets: 0,
    })),
    roomTypes: [room],
    rates: [rate],
    offers,
  });

const empty = [EMPTY_ROOM_CHOICE, EMPTY_ROOM_CHOICE, EMPTY_ROOM_CHOICE];
const chosenIn = (index: number) => chooseRate(chooseRoom(empty, index, room), index, { rate, offer: offerIn(index) });

const same = (offers: readonly RoomOffer[], index = 0) =>
  sameInRest(foundWith(offers), chosenIn(index), { index, wishes: [], isForOther: false, asked: null, has: null });

describe('the same room type and rate in the later rooms', () => {
  it('is chosen for each at the price of its own guests', () => {
    const choices = same([offerIn(0), offerIn(1), offerIn(2)]);
    expect(choices?.map((each) => [each.room?.refId, each.rate?.code, each.offer?.price.amount])).toEqual([
      ['standard', 'BAR', 10000],
      ['standard', 'BAR', 11000],
      ['standard', 'BAR', 12000],
    ]);
  });

  it('leaves the rooms before it as they are', () => {
    expect(same([offerIn(0), offerIn(1), offerIn(2)], 1)?.map((each) => each.room?.refId)).toEqual([
      undefined,
      'standard',
      'standard',
    ]);
  });

  it('is not possible where a room does not fit its guests, or has the type at other rates only', () => {
    expect(same([offerIn(0), offerIn(1)])).toBeNull();
    expect(same([offerIn(0), offerIn(1), offerIn(2, { rateRefId: 'ADVANCE' })])).toBeNull();
  });

  it('is not possible where too few rooms of the type are left, or the rate is not for this guest', () => {
    const left = (roomsLeft: number) => same([0, 1, 2].map((index) => offerIn(index, { roomsLeft })));
    expect(left(3)).not.toBeNull();
    expect(left(2)).toBeNull();
    expect(same([offerIn(0), offerIn(1), offerIn(2, { restrictions: ['LOGIN_REQUIRED'] })])).toBeNull();
  });
});
