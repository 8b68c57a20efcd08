import { testWorld } from '../../../contracts/http/testWorld';
import { askOlderParts } from './askOlderParts';

const world = testWorld();
afterEach(() => jest.restoreAllMocks());

/** Asks with a scenario of the harness. */
function askIn(scenario: string): Promise<readonly string[]> {
  const send = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      send(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-scenario': scenario } }),
    );
  return askOlderParts(`${world.address}/graphql`);
}

describe('the parts of the site that the older front end serves', () => {
  it('are none by default', async () => {
    expect(await askIn('')).toEqual([]);
  });

  it('are returned by name where it serves some', async () => {
    expect(await askIn('older-front-end')).toEqual(['reservation', 'hotels', 'offers', 'news']);
  });

  it('are none while its switch is off, whatever the routing says', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(
      Response.json({
        data: {
          frontendFeatureFlag: { enabled: false },
          sohviFrontendRouting: [{ name: 'reservation', enabled: true }],
        },
      }),
    );
    expect(await askOlderParts('/graphql')).toEqual([]);
  });

  it('are unknown where the answer is malformed', async () => {
    await expect(askIn('html')).rejects.toThrow();
  });
});
