import fc from 'fast-check';
import { MAX_RETRIES, RETRY_INITIAL_DELAY_MS } from '@/config/limits';
import { retryDelay } from './retry';

const attempts = fc.integer({ min: 1, max: MAX_RETRIES });
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('retryDelay', () => {
  it('waits between half and the whole of a delay that doubles each time', () => {
    fc.assert(
      fc.property(attempts, randoms, (attempt, random) => {
        const whole = RETRY_INITIAL_DELAY_MS * 2 ** (attempt - 1);
        const delay = retryDelay(attempt, random);
        expect(delay).toBeGreaterThanOrEqual(whole / 2);
        expect(delay).toBeLessThanOrEqual(whole);
        expect(Number.isInteger(delay)).toBe(true);
      }),
    );
  });

  it('spreads the next tries of guests who lost the same server', () => {
    expect(retryDelay(1, 0)).toBe(150);
    expect(retryDelay(1, 0.999)).toBe(300);
    expect([1, 2, 3].map((attempt) => retryDelay(attempt, 0))).toEqual([150, 300, 600]);
  });
});
