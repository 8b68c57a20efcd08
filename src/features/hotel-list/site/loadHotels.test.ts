import { testWorld } from '../../../../contracts/http/testWorld';
import { allHotels } from '../../../../contracts/world/hotels/allHotels';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { askWithSystemHotels } from '@/api/testSystemHotels';
import { loadHotels } from './loadHotels';

const world = testWorld();
let ask: AskContent;
beforeAll(() => {
  ask = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);
});

describe('loadHotels', () => {
  it('gives every hotel, sorted by name in the language', async () => {
    const hotels = await loadHotels(ask, 'sv');
    const names = hotels.map(({ name }) => name);
    expect(hotels).toHaveLength(allHotels.length);
    expect(names).toEqual([...names].sort(new Intl.Collator('sv').compare));
  });

  it('leaves out the ids that the reservation system uses for itself', async () => {
    expect(await loadHotels(askWithSystemHotels(ask), 'en')).toEqual(await loadHotels(ask, 'en'));
  });

  it('gives what guests choose a hotel by before they have dates', async () => {
    const hotels = await loadHotels(ask, 'en');
    expect(hotels.find(({ urlPath }) => urlPath === 'imatra/sarastus-break-imatra-kuohu')).toMatchObject({
      brand: 'break',
      city: 'Imatra',
      traits: expect.arrayContaining(['sauna', 'restaurant', 'families', 'accessible']),
      picture: { src: expect.stringMatching(/^\/images\/hotels\//), alt: expect.stringMatching(/\w/) },
      location: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
  });

  it('gives plain data that a page can contain', async () => {
    const hotels = await loadHotels(ask, 'et');
    expect(JSON.parse(JSON.stringify(hotels))).toStrictEqual(hotels);
  });
});
