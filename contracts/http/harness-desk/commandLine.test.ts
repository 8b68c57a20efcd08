import { commandLines } from './commandLine';

const nothing = { scenario: '', clock: null, customer: null, off: [] };
const address = 'http://localhost:3000';

it('is a plain call where nothing is chosen', () => {
  expect(commandLines(address, nothing)).toEqual([
    `curl 'http://localhost:3000/booking/graphql' \\
  -H 'content-type: application/json' \\
  --data '{"query":"{ __typename }"}'`,
  ]);
});

it('names scenarios and faults in the header, and gets a token of the customer', () => {
  const [call = ''] = commandLines(address, { ...nothing, scenario: 'sold-out,reset:getBooking', customer: 'asom' });
  expect(call).toContain("-H 'x-scenario: sold-out,reset:getBooking'");
  expect(call).toContain("http://localhost:3000/oidc/test-token?customer=asom'");
});

it('sets the clock here, or starts a harness with it', () => {
  const lines = commandLines(address, { ...nothing, clock: new Date('2026-12-24T10:00:00Z') });
  expect(lines.slice(1)).toEqual([
    `curl 'http://localhost:3000/_harness' \\
  --data 'act=clock' \\
  --data 'now=2026-12-24T10:00:00.000Z'`,
    "CLOCK='2026-12-24T10:00:00.000Z' npm start",
  ]);
});

it('names the features that are off', () => {
  const lines = commandLines(address, { ...nothing, off: ['refunds', "o'clock"] });
  expect(lines[1]).toContain(`--data 'off=refunds' \\\n  --data 'off=o'\\''clock'`);
});
