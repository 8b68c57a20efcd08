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

  it.each([
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['focus', () => window.dispatchEvent(new Event('focus'))],
  ])('requests the price again when the guest returns to a page that slept, by %s', (_event, comeBack) => {
    const refetch = jest.fn();
    renderHook(() => useQuoteLife(refetch));
    comeBack();
    expect(refetch).not.toHaveBeenCalled();
    // Timers do not run while a device sleeps.
    jest.setSystemTime(Date.now() + life);
    comeBack();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('requests it for an order by a quote that is too old, counted from the newest answer', () => {
    const refetch = jest.fn();
    const { result, rerender } = renderHook(useQuoteLife, { initialProps: refetch as (() => void) | null });
    expect(result.current()).toBe(false);
    jest.setSystemTime(Date.now() + life);
    expect(result.current()).toBe(true);
    // It is being asked again, and answered.
    rerender(null);
    expect(result.current()).toBe(false);
    rerender(refetch);
    expect(result.current()).toBe(false);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('requests nothing after the guest has left the page', () => {
    const refetch = jest.fn();
    renderHook(() => useQuoteLife(refetch)).unmount();
    jest.advanceTimersByTime(2 * life);
    expect(refetch).not.toHaveBeenCalled();
  });
});
