import { createWorld } from '../../contracts/world/createWorld';
import { closeHotel, hotelsOfChain } from '../../contracts/world/hotels/allHotels';
import { destinationHotels } from '../../contracts/world/rules/destinationHotels';
import { area, chainFor } from './chainFor';

it.each([26, 100, 500, 2000])('makes a chain in which the search of the bench finds %i hotels', (wanted) => {
  const own = new Set(hotelsOfChain().map(({ id }) => id));
  const chain = chainFor(area, wanted);
  const world = createWorld({ db: ':memory:', now: () => new Date('2026-11-02T09:00:00Z'), seed: 'sarastus', chain });
  expect(destinationHotels({ kind: 'place', placeName: area })).toHaveLength(wanted);
  world.store.close();
  for (const { id } of hotelsOfChain()) if (!own.has(id)) closeHotel(id);
});
