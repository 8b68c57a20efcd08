import { testWorld } from '../../../contracts/http/testWorld';
import type { AskContent } from '@/api/content';
import { dataOf } from '@/api/testAsk';
import { askWithSystemHotels } from '@/api/testSystemHotels';
import { environment as site } from '@/config/environment';
import { SYSTEM_HOTEL_IDS } from '@/domain/limits';
import { loadDestinations } from './site/loadDestinations';

const world = testWorld();

it('offers every hotel of the chain as a destination, and none of the reservation system’s own', async () => {
  const sent: string[] = [];
  const { hotels } = await loadDestinations(async (query, variables) => {
    const data = await dataOf(world.address + site.siteEndpoint, query as never, variables);
    const { hotelsAndCollections } = data as { hotelsAndCollections: { hotels: readonly { readonly id: string }[] } };
    sent.push(...hotelsAndCollections.hotels.map(({ id }) => id));
    return data as never;
  }, 'en');
  expect(sent).toEqual(expect.arrayContaining([...SYSTEM_HOTEL_IDS]));
  expect(hotels.map(({ id }) => id)).toEqual(sent.filter((id) => !SYSTEM_HOTEL_IDS.includes(id)));
});

it('counts none of them as a hotel of a place or a collection, and shows no place by their pictures', async () => {
  const ask: AskContent = (query, variables) => dataOf(world.address + site.siteEndpoint, query, variables);
  expect(await loadDestinations(askWithSystemHotels(ask), 'en')).toEqual(await loadDestinations(ask, 'en'));
});
