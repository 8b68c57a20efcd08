import type { ChosenExtras } from '@/domain/extras';
import { hotelOffers } from '@/domain/testHotel';
import { COMPENSATION_EXTRA_ID, PER_RESERVATION_EXTRA_ID, PET_EXTRA_ID } from '@/domain/limits';
import { aChosenExtra, aService } from '@/domain/testOffers';
import { extraOptions } from './extraOptions';

const found = hotelOffers({
  extraServices: [
    aService(),
    aService({ id: PET_EXTRA_ID, type: 'PET_CHARGE' }),
    aService({ id: COMPENSATION_EXTRA_ID }),
    aService({ id: PER_RESERVATION_EXTRA_ID }),
    aService({ id: 'wifi', kind: 'INCLUDED_IN_RATE' }),
    aService({ id: 'cot', category: 'EQUIPMENT', count: 1, maxPerRoom: 1 }),
  ],
});
const ids = (rooms: Parameters<typeof extraOptions>[1], index: number) =>
  extraOptions(found, rooms, index).map(({ service }) => service.id);

describe('the extras a room may take', () => {
  it('never are what the room is charged anyway, or what the rate includes', () => {
    for (const index of [0, 1]) {
      const offered = ids([{}, {}], index);
      expect(offered).not.toEqual(expect.arrayContaining([PET_EXTRA_ID]));
      expect(offered).not.toEqual(expect.arrayContaining([COMPENSATION_EXTRA_ID]));
      expect(offered).not.toEqual(expect.arrayContaining(['wifi']));
    }
  });

  it('offer what is sold once per reservation with the first room only', () => {
    expect(ids([{}, {}], 0)).toEqual(['breakfast', PER_RESERVATION_EXTRA_ID, 'cot']);
    expect(ids([{}, {}], 1)).toEqual(['breakfast', 'cot']);
  });

  it('tell how many this room has, and how many it may have when others took theirs', () => {
    const rooms: readonly ChosenExtras[] = [
      { cot: aChosenExtra({ id: 'cot', quantity: 1 }) },
      { breakfast: aChosenExtra({ quantity: 2 }) },
    ];
    const second = extraOptions(found, rooms, 1);
    expect(second.map(({ quantity, max }) => [quantity, max])).toEqual([
      [2, 100],
      [0, 0],
    ]);
    expect(extraOptions(found, rooms, 0).at(-1)).toMatchObject({ quantity: 1, max: 1 });
  });
});
