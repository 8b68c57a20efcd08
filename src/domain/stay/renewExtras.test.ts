import { money } from '../money';
import { renewExtras, withoutPrices } from './renewExtras';
import { priceOf } from '../price/requote';
import { EMPTY_ROOM_CHOICE } from './roomChoice';
import type { RoomChoice } from './roomChoice';
import { hotelOffers } from '../content/testHotel';
import { aChosenExtra, anOffer, aRate, aService } from './testOffers';

const plain = aRate({ breakfastIncluded: false });
const room = (fields: Partial<RoomChoice> = {}): RoomChoice => ({
  ...EMPTY_ROOM_CHOICE,
  rate: plain,
  offer: anOffer(),
  ...fields,
});
const bike = (quantity: number) => aChosenExtra({ id: 'bike', name: 'Bike', type: 'ROOM', quantity });
const sold = (fields = {}) => aService({ id: 'bike', name: 'Bike', type: 'ROOM', ...fields });
const twoRooms = [0, 1].map((roomIndex) => ({
  id: `room-${roomIndex}`,
  roomIndex,
  adults: 2,
  childAges: [],
  pets: 0,
}));
const found = (...extraServices: ReturnType<typeof aService>[]) =>
  hotelOffers({ configurations: twoRooms, extraServices });
const quantities = (choices: readonly RoomChoice[]) =>
  choices.map(({ extraServices }) => extraServices.bike?.quantity ?? 0);

describe('extras read again from a newer answer', () => {
  it('have its prices, tax and names', () => {
    const [choice] = renewExtras(
      [room({ extraServices: { bike: bike(1) } })],
      found(sold({ name: 'Polkupyörä', unitPrice: money(1900), vatRate: 2550 })),
    );
    expect(choice?.extraServices.bike).toMatchObject({
      name: 'Polkupyörä',
      expectedUnitPrice: money(1900),
      vatRate: 2550,
    });
  });

  it('are no more than are left for all rooms together', () => {
    const choices = [room({ extraServices: { bike: bike(2) } }), room({ extraServices: { bike: bike(2) } })];
    expect(quantities(renewExtras(choices, found(sold({ count: 3 }))))).toEqual([2, 1]);
    expect(quantities(renewExtras(choices, found(sold({ maxPerRoom: 1 }))))).toEqual([1, 1]);
    expect(quantities(renewExtras(choices, found(sold({ count: 2 }))))).toEqual([2, 0]);
  });

  it('leave out what is no longer sold, and what the rate includes', () => {
    const extraServices = { bike: bike(1), breakfast: aChosenExtra() };
    const at = (rate: RoomChoice['rate']) =>
      Object.keys(renewExtras([room({ extraServices, rate })], found(aService()))[0]?.extraServices ?? {});
    expect(at(plain)).toEqual(['breakfast']);
    expect(at(aRate({ breakfastIncluded: true }))).toEqual([]);
  });

  it('stay as they are where the answer was not asked for extras', () => {
    const choices = [room({ extraServices: { bike: bike(2) } })];
    expect(renewExtras(choices, hotelOffers({ extraServices: null }))).toEqual(choices);
  });

  it('are counted in no sum before that, after the days have changed', () => {
    const choice = room({ extraServices: withoutPrices({ bike: bike(2) }) });
    expect(priceOf([choice]).total).toEqual(anOffer().price);
    expect(priceOf(renewExtras([choice], found(sold({ unitPrice: money(1000) })))).total).toEqual(money(26000));
  });
});
