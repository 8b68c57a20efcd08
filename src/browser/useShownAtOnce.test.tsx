import { act, renderHook } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useShownAtOnce } from './useShownAtOnce';

/** A quantity of which there are at most two. */
function useQuantity() {
  const [quantity, setQuantity] = useState(0);
  const [shown, change] = useShownAtOnce(quantity, (next) => setQuantity(Math.min(next, 2)));
  return { quantity, setQuantity, shown, change };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows what was pressed before the change is made', () => {
  const { result } = renderHook(useQuantity);
  act(() => result.current.change(1));
  expect(result.current).toMatchObject({ shown: 1, quantity: 0 });
  act(() => jest.runAllTimers());
  expect(result.current).toMatchObject({ shown: 1, quantity: 1 });
});

it('counts every press of several in one frame', () => {
  const { result } = renderHook(useQuantity);
  act(() => result.current.change(result.current.shown + 1));
  act(() => result.current.change(result.current.shown + 1));
  expect(result.current.shown).toBe(2);
  act(() => jest.runAllTimers());
  expect(result.current).toMatchObject({ shown: 2, quantity: 2 });
});

it('shows what became of a change that was not made as pressed, and later changes by others', () => {
  const { result } = renderHook(useQuantity);
  act(() => result.current.change(5));
  act(() => jest.runAllTimers());
  expect(result.current.shown).toBe(2);
  act(() => result.current.setQuantity(0));
  expect(result.current.shown).toBe(0);
});

it('has made the change when the guest presses the next thing, however soon', () => {
  const { result } = renderHook(useQuantity);
  act(() => result.current.change(1));
  let found = 0;
  const button = document.body.appendChild(document.createElement('button'));
  button.onclick = () => (found = result.current.quantity);
  act(() => button.click());
  act(() => button.click());
  expect(found).toBe(1);
});

it('has made the change and what follows from it when the page is left', () => {
  const stored: number[] = [];
  const { result } = renderHook(() => {
    const quantity = useQuantity();
    useEffect(() => void stored.push(quantity.quantity), [quantity.quantity]);
    return quantity;
  });
  act(() => {
    result.current.change(1);
    dispatchEvent(new Event('pagehide'));
    expect(stored).toEqual([0, 1]);
  });
});
