import { hotelOffers } from '../content/testHotel';
import { money } from '../money';
import { atLowestPrice } from './atLowestPrice';
import { roomOptions } from './roomOptions';
import { chooseRoom, EMPTY_ROOM_CHOICE } from './roomChoice';
import type { RoomChoice } from './roomChoice';
import { anOffer, aRate, aRoomType } from './testOffers';

const choosing = {
  index: 0,
  wishes: [],
  isForOther: false,
  asked: null,
  points: { has: money(30_000, 'S_POINT'), taken: money(0, 'S_POINT') },
} as const;

const standard = aRoomType();
const found = hotelOffers({
  roomTypes: [standard],
  rates: [aRate({ code: 'BAR' }), aRate({ code: 'ADVANCE' })],
  offers: [anOffer({ price: money(24_000) }), anOffer({ rateCode: 'ADVANCE', price: money(20_000), roomsLeft: 1 })],
});

/** What the card of the first room takes. */
function takenIn(
  offers: typeof found,
  choices: readonly RoomChoice[] = [EMPTY_ROOM_CHOICE],
  points: Parameters<typeof atLowestPrice>[2]['points'] = choosing.points,
) {
  const [option] = roomOptions(offers, { ...choosing, choices, now: 0 });
  return option ? atLowestPrice(offers, option, { ...choosing, points }) : null;
}

describe('a room at the price that is shown for it', () => {
  it('has the rate of that price', () => {
    expect(takenIn(found)).toMatchObject({
      rate: { code: 'ADVANCE' },
      offer: { price: money(20_000) },
      hasSingleRate: false,
    });
  });

  it('says where it is the only rate', () => {
    expect(takenIn({ ...found, offers: found.offers.slice(1) })).toMatchObject({ hasSingleRate: true });
  });

  it('cannot be had where another room took the last one, or no rate is for this guest', () => {
    const last = chooseRoom([EMPTY_ROOM_CHOICE, EMPTY_ROOM_CHOICE], 1, standard);
    expect(takenIn({ ...found, offers: found.offers.slice(1) }, last)).toBeNull();
    const membersOnly = { ...found, offers: [anOffer({ restrictions: ['LOGIN_REQUIRED'] })] };
    expect(takenIn(membersOnly)).toBeNull();
  });

  it('cannot be had where the other rooms take the points', () => {
    const byPoints = { ...found, offers: [anOffer({ price: money(20_000, 'S_POINT') })] };
    expect(takenIn(byPoints)).not.toBeNull();
    const points = { has: money(30_000, 'S_POINT'), taken: money(20_000, 'S_POINT') };
    expect(takenIn(byPoints, undefined, points)).toBeNull();
  });
});
