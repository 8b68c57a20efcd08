import fc from 'fast-check';
import { MANY, nearGroups } from './nearGroups';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const several = (count: number, latitude: number, longitude: number) =>
  Array.from({ length: count }, (_, index) => at(latitude + index / 10_000, longitude));

describe('hotels near each other', () => {
  it('stay by themselves while there are few', () => {
    const hotels = several(MANY, 60.2, 24.9);
    expect(nearGroups(hotels)).toEqual(hotels.map((hotel) => [hotel]));
  });

  it('are put together by town where there are many, and a lone one stays alone', () => {
    const [helsinki, turku, levi] = [several(30, 60.2, 24.9), several(20, 60.4, 22.2), [at(67.8, 24.8)]];
    const groups = nearGroups([...helsinki, ...turku, ...levi]);
    expect(new Set(groups.map((group) => group.length))).toEqual(new Set([30, 20, 1]));
    expect(groups).toHaveLength(3);
  });

  it('stay by themselves where nothing would part them', () => {
    expect(nearGroups(Array.from({ length: MANY + 1 }, () => at(60.2, 24.9)))).toHaveLength(MANY + 1);
  });

  it('are each in one group, and every group is smaller than the whole, so that coming closer ends', () => {
    const place = fc.record({
      latitude: fc.integer({ min: 0, max: 50 }).map((step) => 60 + step / 10),
      longitude: fc.integer({ min: 0, max: 50 }).map((step) => 22 + step / 10),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: MANY + 1, maxLength: 200 }), (hotels) => {
        const groups = nearGroups(hotels);
        expect(groups.flat()).toHaveLength(hotels.length);
        expect(new Set(groups.flat()).size).toBe(hotels.length);
        expect(Math.max(...groups.map((group) => group.length))).toBeLessThan(hotels.length);
        const isAlone = groups.every((group) => group.length === 1);
        expect(isAlone || groups.length <= 12).toBe(true);
      }),
    );
  });
});
