/** @jest-environment node */
import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { loadAccessibleRooms } from './loadAccessibleRooms';

// A build whose API has nothing optional.
jest.mock('@/config/contentFields', () => ({ contentFields: { withMeasures: false } }));

const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);

it('asks an API without the measures for the other facts, and does not know the measures', async () => {
  await fetch(`${world.address}/__test/appconfig`, { method: 'POST', body: JSON.stringify({ features: {} }) });
  const rooms = await loadAccessibleRooms(ask, 'en');
  expect(rooms.length).toBeGreaterThan(5);
  for (const { facts } of rooms) {
    expect(facts).toMatchObject({ turningSpace: null, bedHeight: null, grabBars: null });
    expect(facts).toMatchObject({ doorWidth: expect.any(Number), stepFreeShower: expect.any(Boolean) });
  }
});
