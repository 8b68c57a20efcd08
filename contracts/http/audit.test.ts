import { auditEndpoint, refusedOnPurpose, type Audited } from './testAudit';
import { testWorld } from './testWorld';

jest.setTimeout(30_000);

describe.each(['/graphql', '/booking/graphql'])('the audit of GraphQL over HTTP, of %s', (endpoint) => {
  const world = testWorld();
  let audits: readonly Audited[] = [];
  beforeAll(async () => {
    audits = await auditEndpoint(world.address + endpoint);
  });
  const missed = () => audits.filter((each) => each.missed !== null);

  it('has 61 checks', () => {
    expect(audits).toHaveLength(61);
  });

  it('is met, but for what is refused on purpose', () => {
    expect(missed().filter(({ id }) => !(id in refusedOnPurpose))).toEqual([]);
  });

  it('is refused only where the specification leaves the choice, and only what is listed', () => {
    expect(missed().map(({ id }) => id)).toEqual(Object.keys(refusedOnPurpose));
    expect(missed().map(({ strength }) => strength)).toEqual(['MAY', 'MAY', 'MAY']);
  });
});
