import { act, renderHook } from '@testing-library/react';
import { askFeatures } from './askFeatures';
import { useFeatures } from './useFeatures';

jest.mock('./askFeatures');

it('asks the features once a visit, and is undefined until the answer is here', async () => {
  const asked = jest.mocked(askFeatures).mockResolvedValue(new Set(['priceLines']));
  const { result, unmount } = renderHook(() => [useFeatures(), useFeatures()]);
  expect(result.current).toEqual([undefined, undefined]);
  await act(async () => undefined);
  expect(result.current.map((features) => features?.has('priceLines'))).toEqual([true, true]);
  unmount();
  renderHook(() => useFeatures());
  await act(async () => undefined);
  expect(asked).toHaveBeenCalledTimes(1);
});
