import { money } from '../money';
import { placeParty } from './placement';
import {
  choicesAfterMove,
  chooseRate,
  chooseRoom,
  clearRate,
  EMPTY_ROOM_CHOICE,
  isRoomChosen,
  newRoomChoices,
} from './roomChoice';
import { aChosenExtra, anOffer, aRate, aRoomType } from './testOffers';

const standard = aRoomType();
const bar = aRate({ code: 'BAR' });
const saver = aRate({ code: 'SAVER' });
const barOffer = anOffer({ rateCode: 'BAR', price: money(30000) });
const saverOffer = anOffer({ rateCode: 'SAVER', price: money(20000) });
const empty = [EMPTY_ROOM_CHOICE, EMPTY_ROOM_CHOICE];

const chosen = chooseRate(chooseRoom(empty, 0, standard), 0, { rate: bar, offer: barOffer });

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
    const [first, second] = chooseRate(empty, 1, { rate: saver, offer: saverOffer, hasSingleRate: true });
    expect(first).toEqual(EMPTY_ROOM_CHOICE);
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

describe('a rate with breakfast', () => {
  const withBreakfast = { rate: aRate({ breakfastIncluded: true }), offer: barOffer };
  const extraServices = { breakfast: aChosenExtra(), sauna: aChosenExtra({ id: 'sauna', type: 'ROOM' }) };
  const before = [{ ...EMPTY_ROOM_CHOICE, extraServices }, EMPTY_ROOM_CHOICE];

  it('is not paid for twice: breakfasts chosen before go', () => {
    expect(chooseRate(before, 0, withBreakfast)[0]?.extraServices).toEqual({ sauna: extraServices.sauna });
    expect(clearRate(before, 0, [withBreakfast])[0]?.extraServices).toEqual({ sauna: extraServices.sauna });
  });

  it('leaves extras alone when it has none', () => {
    const plain = { ...withBreakfast, rate: aRate({ breakfastIncluded: false }) };
    expect(chooseRate(before, 0, plain)[0]?.extraServices).toEqual(extraServices);
  });
});

describe('the cots of a party', () => {
  const family = { rooms: 2, adults: 2, children: 2, childrenAges: [1, 7], pets: 0 };
  const placement = placeParty(family);
  const cots = (choices: ReturnType<typeof newRoomChoices>) => choices.map(({ travelCot }) => travelCot);
  const babyMoves = { ...placement, childPlacement: [0, 0] };

  it('are one for each baby, from the first', () => {
    expect(placement.childPlacement).toEqual([1, 0]);
    expect(cots(newRoomChoices(placement))).toEqual([0, 1]);
  });

  it('follow the baby to another room', () => {
    expect(cots(choicesAfterMove(newRoomChoices(placement), babyMoves))).toEqual([1, 0]);
  });

  it('are none when the guest wants none', () => {
    const none = newRoomChoices(placement).map((choice) => ({ ...choice, travelCot: 0 }));
    expect(cots(choicesAfterMove(none, babyMoves))).toEqual([0, 0]);
  });

  it('are never more than the babies of a room', () => {
    const many = newRoomChoices(placement).map((choice) => ({ ...choice, travelCot: 3 }));
    expect(cots(choicesAfterMove(many, babyMoves))).toEqual([1, 0]);
  });
});

describe('moving a guest to another room', () => {
  it('asks for room and rate anew, keeps wishes, and no more breakfasts than guests', () => {
    const placement = placeParty({ rooms: 2, adults: 3, children: 0, childrenAges: [], pets: 0 });
    const before = chosen.map((choice) => ({
      ...choice,
      bathroomWish: 'BATH' as const,
      extraServices: { breakfast: aChosenExtra({ quantity: 2 }) },
    }));
    const after = choicesAfterMove(before, { ...placement, adultPlacement: [0, 1, 1] });
    expect(after[0]).toMatchObject({ room: null, rate: null, offer: null, bathroomWish: 'BATH' });
    expect(after.map(({ extraServices }) => extraServices.breakfast?.quantity)).toEqual([1, 2]);
  });
});

describe('choosing a rate in points', () => {
  it('drops the extras that cost money, and a rate in money keeps them', () => {
    const before = chosen.map((choice) => ({
      ...choice,
      extraServices: { flowers: aChosenExtra({ id: 'flowers', type: 'ROOM' }) },
    }));
    const inPoints = anOffer({ price: money(4_000_000, 'S_POINT') });
    expect(chooseRate(before, 0, { rate: bar, offer: inPoints })[0]?.extraServices).toEqual({});
    expect(Object.keys(chooseRate(before, 0, { rate: bar, offer: barOffer })[0]?.extraServices ?? {})).toEqual([
      'flowers',
    ]);
  });
});

describe('clearing a rate', () => {
  const choosable = [
    { rate: bar, offer: barOffer },
    { rate: saver, offer: saverOffer },
  ];

  it('goes back to the cheapest offer that the guest may choose', () => {
    const [first] = clearRate(chosen, 0, choosable);
    expect(first).toMatchObject({ room: standard, rate: saver, offer: saverOffer, hasSingleRate: false });
  });

  it('leaves the room without a rate when nothing is on offer', () => {
    expect(clearRate(chosen, 0, [])[0]).toMatchObject({ rate: null, offer: null });
  });
});
