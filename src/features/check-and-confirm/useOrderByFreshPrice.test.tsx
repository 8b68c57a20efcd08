import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { useOrderByFreshPrice } from './useOrderByFreshPrice';

const choice: GuaranteeChoice = {
  type: 'NONE',
  method: 'NONE',
  flow: 'NONE',
  bank: null,
  card: null,
  savedCardId: null,
};

/** Presses the order button. `isOld`: the price is too old, and asked again by that. */
function press({ isAsking = false, isOld = false } = {}) {
  const orders = jest.fn();
  const { result, rerender } = renderHook(
    ({ order }) => {
      const [isRefetching, setRefetching] = useState(isAsking);
      const [failure, setFailure] = useState<string | null>(null);
      const refetchIfOld = () => {
        if (isOld) setRefetching(true);
        return isOld;
      };
      const answer = (problem: string | null) => {
        setRefetching(false);
        setFailure(problem);
      };
      return { ...useOrderByFreshPrice({ isRefetching, failure, refetchIfOld }, order), answer };
    },
    { initialProps: { order: orders } },
  );
  act(() => result.current.press(choice));
  return {
    orders,
    isWaiting: () => result.current.isWaiting,
    answer: (problem: string | null = null) => act(() => result.current.answer(problem)),
    renderWith: (order: jest.Mock) => rerender({ order }),
  };
}

describe('ordering', () => {
  it('happens at once by a price that is fresh', () => {
    const { orders, isWaiting } = press();
    expect(orders.mock.calls).toEqual([[choice]]);
    expect(isWaiting()).toBe(false);
  });

  it.each([{ isAsking: true }, { isOld: true }])('waits for a newer price, and goes on once by itself: %j', (state) => {
    const { orders, isWaiting, answer } = press(state);
    expect(orders).not.toHaveBeenCalled();
    expect(isWaiting()).toBe(true);
    answer();
    expect(orders.mock.calls).toEqual([[choice]]);
    expect(isWaiting()).toBe(false);
  });

  it('does not happen where no newer price came', () => {
    const { orders, isWaiting, answer } = press({ isOld: true });
    answer('No answer');
    expect(orders).not.toHaveBeenCalled();
    expect(isWaiting()).toBe(false);
  });

  it('goes by what there is to decide after the newer price, not before it', () => {
    const { orders, answer, renderWith } = press({ isOld: true });
    const decide = jest.fn();
    renderWith(decide);
    answer();
    expect(decide.mock.calls).toEqual([[choice]]);
    expect(orders).not.toHaveBeenCalled();
  });
});
