import { EARLY_ANSWER_LIFETIME_MS } from '@/config/limits';
import { askFlags } from './askFlags';
import { knownFlags, loadFlags } from './loadFlags';

jest.mock('./askFlags');
jest.unmock('./loadFlags');

const asked = jest.mocked(askFlags);
const answers = (features: Readonly<Record<string, boolean>>) =>
  asked.mockResolvedValueOnce(new Map(Object.entries(features)));

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
});
afterEach(() => jest.useRealTimers());

// One page, from its first question to its last.
it('asks the configuration once for readers that come together, and again for one that comes later', async () => {
  asked.mockRejectedValueOnce(new Error('lost'));
  await expect(loadFlags()).rejects.toThrow('lost');
  // A failure is not kept.
  answers({ PETS: true });
  expect((await knownFlags()).get('PETS')).toBe(true);
  expect((await knownFlags()).get('PETS')).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);

  // Who loads asks.
  answers({ PETS: false });
  await loadFlags();
  expect((await knownFlags()).get('PETS')).toBe(false);
  expect(asked).toHaveBeenCalledTimes(3);

  jest.advanceTimersByTime(EARLY_ANSWER_LIFETIME_MS);
  answers({ PETS: true });
  expect((await knownFlags()).get('PETS')).toBe(true);
  expect(asked).toHaveBeenCalledTimes(4);
});
