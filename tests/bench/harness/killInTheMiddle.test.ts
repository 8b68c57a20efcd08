import { killInTheMiddle } from './killInTheMiddle';

it('has every booking once after the server was killed in the middle of twenty', async () => {
  const { answered, stored, lost, twice } = await killInTheMiddle(20);
  expect(answered).toBeGreaterThanOrEqual(10);
  expect({ stored, lost, twice }).toEqual({ stored: 20, lost: [], twice: 0 });
}, 60_000);
