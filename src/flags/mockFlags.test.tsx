import { act, renderHook } from '@testing-library/react';
import { featureNames } from './flagNames';
import { mockFlags } from './mockFlags';
import { useFeature } from './useFeature';
import { useSwitchedOff } from './useSwitchedOff';

it('stand for the configuration under test: everything is on, and nothing is asked', async () => {
  const fetched = jest.fn();
  globalThis.fetch = fetched;
  const { result } = renderHook(() => ({ roomsLeft: useFeature('roomsLeft'), off: useSwitchedOff() }));
  await act(async () => undefined);
  await act(async () => undefined);
  expect(result.current).toEqual({ roomsLeft: true, off: new Set() });
  expect([...mockFlags.keys()]).toEqual(featureNames);
  expect(fetched).not.toHaveBeenCalled();
});
