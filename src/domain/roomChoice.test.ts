import { money } from './money';
import { chooseRate, chooseRoom, clearRate, emptyRoomChoices, isRoomChosen } from './roomChoice';
import { aChosenExtra, anOffer, aRate, aRoomType } from './testOffers';

const standard = aRoomType();
const bar = aRate({ code: 'BAR' });
const saver = aRate({ code: 'SAVER' });
const barOffer = anOffer({ rateCode: 'BAR', price: money(30000) });
const saverOffer = anOffer({ rateCode: 'SAVER', price: money(20000) });
const suiteOffer = anOffer({ roomTypeRefId: 'suite', price: money(100) });
const world = { offers: [barOffer, suiteOffer, saverOffer], rates: [bar, saver], roomConfigurationId: 'room-0' };

const chosen = chooseRate(chooseRoom(emptyRoomChoices(2), 0, standard), 0, { rate: bar, offer: barOffer });

describe('choosing a room', () => {
  it('keeps extras and wishes, and asks for the rate anew', () => {
    const extraServices = { breakfast: aChosenExtra() };
    const before = chosen.map((choice) => ({ ...choice, extraServices, travelCot: 1, hasSingleRate: true }));
    const [first, second] = chooseRoom(before, 0, aRoomType({ refId: 'suite' }));
    expect(first).toMatchObject({ rate: null, offer: null, hasSingleRate: false, extraServices, travelCot: 1 });
    expect(first?.room?.refId).toBe('suite');
    expect(second).toBe(before[1]);
  });
});

describe('choosing a rate', () => {
  it('concerns one room only', () => {
    const [first, second] = chooseRate(emptyRoomChoices(2), 1, { rate: saver, offer: saverOffer, hasSingleRate: true });
    expect(first).toEqual(emptyRoomChoices(1)[0]);
    expect(second).toMatchObject({ rate: saver, offer: saverOffer, hasSingleRate: true });
  });

  it('changes nothing for a room that is not there', () => {
    expect(chooseRate(chosen, 5, { rate: saver, offer: saverOffer })).toEqual(chosen);
  });

  it('completes the room', () => {
    expect(chosen.map(isRoomChosen)).toEqual([true, false]);
    expect(isRoomChosen(undefined)).toBe(false);
  });
});

describe('clearing a rate', () => {
  it('goes back to the cheapest offer of the same room type', () => {
    const [first] = clearRate(chosen, 0, world);
    expect(first).toMatchObject({ room: standard, rate: saver, offer: saverOffer, hasSingleRate: false });
  });

  it('leaves the room without a rate when nothing is on offer', () => {
    expect(clearRate(chosen, 0, { ...world, offers: [suiteOffer] })[0]).toMatchObject({ rate: null, offer: null });
    expect(clearRate(chosen, 0, { ...world, rates: [bar] })[0]).toMatchObject({ rate: null, offer: null });
    expect(clearRate(emptyRoomChoices(1), 0, world)[0]).toMatchObject({ room: null, rate: null, offer: null });
  });
});
