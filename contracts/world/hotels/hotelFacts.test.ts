import { createContent } from '../content/content';
import { areaPages } from '../content/places/areas';
import { cityPages } from '../content/places/cities';
import { cities } from '../places';
import { allHotels, hotelById } from './allHotels';
import { feesOf, hoursOf } from './houseRules';
import { nearbyOf } from './surroundings';

const content = createContent();
const today = '2026-11-02';

describe('what is known of a hotel besides its rooms', () => {
  it('names somewhere to arrive at in every town, by foot where it is a walk', () => {
    for (const hotel of allHotels) expect([hotel.id, nearbyOf(hotel).length > 0]).toEqual([hotel.id, true]);
    const [station] = nearbyOf(hotelById('1001'));
    expect([station?.kind, station?.walkMetres]).toEqual(['STATION', 600]);
    const airport = nearbyOf(hotelById('1503')).find(({ kind }) => kind === 'AIRPORT');
    expect(airport?.walkMetres).toBeNull();
  });

  it('has the hours of the week, and those of the coming Christmas', () => {
    const hours = hoursOf(hotelById('1001'), content, today);
    const breakfast = hours.filter(({ kind }) => kind === 'BREAKFAST');
    expect(breakfast.map(({ fromDay, toDay, opens, firstDate }) => [fromDay, toDay, opens, firstDate])).toEqual([
      ['MON', 'FRI', '06:30', null],
      ['SAT', 'SUN', '07:30', null],
      ['MON', 'SUN', '08:00', '2026-12-24'],
    ]);
    expect(hoursOf(hotelById('1001'), content, '2026-12-27').at(-1)?.lastDate).toBe('2027-12-26');
  });

  it('places hotels on the right side of the Arctic Circle in every text', () => {
    const circle = 66.56;
    const latitudesIn = (id: string) =>
      allHotels
        .filter(({ cityId }) => cityId === id || cities.some((city) => city.id === cityId && city.areaIds.includes(id)))
        .map(({ latitude }) => latitude);
    const claims = [...areaPages, ...cityPages].filter(({ lead }) => /arctic circle/i.test(lead.en));
    for (const { id, lead } of claims) {
      const isTrue = /north of/.test(lead.en)
        ? latitudesIn(id).every((each) => each > circle)
        : latitudesIn(id).every((each) => each < circle && each > circle - 0.2);
      expect([lead.en, isTrue]).toEqual([lead.en, true]);
    }
    expect(claims.length).toBeGreaterThan(0);
  });

  it('charges for a pet only where pets can stay', () => {
    const kindsOf = (id: string) => feesOf(hotelById(id)).map(({ kind }) => kind);
    expect(kindsOf('1001')).toContain('PET');
    expect(kindsOf('1002')).not.toContain('PET');
  });
});
