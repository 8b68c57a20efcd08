import { renderHook } from '@testing-library/react';
import { QUOTE_LIFE_MINUTES } from '@/config/limits';
import { useQuoteLife } from './useQuoteLife';

const life = QUOTE_LIFE_MINUTES * 60_000;

describe('useQuoteLife', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('requests the price again each time the quote is too old', () => {
    const refetch = jest.fn();
    renderHook(() => useQuoteLife(refetch));
    jest.advanceTimersByTime(life - 1);
    expect(refetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(refetch).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(life);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('requests nothing after the guest has left the page', () => {
    const refetch = jest.fn();
    renderHook(() => useQuoteLife(refetch)).unmount();
    jest.advanceTimersByTime(2 * life);
    expect(refetch).not.toHaveBeenCalled();
  });
});
