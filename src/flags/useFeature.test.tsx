import { act, renderHook } from '@testing-library/react';
import { CONFIG_REFRESH_MS } from '@/config/limits';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { askFlags } from './askFlags';
import { useFeature } from './useFeature';
import { useSoldOnline } from './useSoldOnline';
import { useSwitchedOff } from './useSwitchedOff';

jest.mock('./askFlags');
jest.unmock('./loadFlags');

const asked = jest.mocked(askFlags);
const serve = (features: Readonly<Record<string, boolean>>) =>
  asked.mockImplementation(() => Promise.resolve(new Map(Object.entries(features))));
const minute = () => act(() => jest.advanceTimersByTimeAsync(CONFIG_REFRESH_MS));
const search = (query: string) => parseSearchQuery(new URLSearchParams(query), '2026-11-02');

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

// The flags are opened once for the whole visit, so this is one visit from its beginning to its end.
it('follows the configuration for as long as the guest is here', async () => {
  serve({ roomsLeft: true, priceLines: false, BASIC: true, PETS: true, KIDS: true });
  const untouched = renderHook(() => useSwitchedOff(false));
  await minute();
  expect(asked).not.toHaveBeenCalled();

  const roomsLeft = renderHook(() => [useFeature('roomsLeft'), useFeature('priceLines'), useFeature('hotelMap')]);
  expect(roomsLeft.result.current).toEqual([undefined, undefined, undefined]);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(roomsLeft.result.current).toEqual([true, false, false]);
  expect(asked).toHaveBeenCalledTimes(1);

  const withPets = renderHook(() => useSoldOnline(search('pets=1')));
  const alone = renderHook(() => useSoldOnline(search('')));
  const withReward = renderHook(() => useSoldOnline(search('reward=1')));
  const off = renderHook(() => useSwitchedOff());
  expect([withPets.result.current, alone.result.current, withReward.result.current]).toEqual([true, true, false]);
  expect(off.result.current.has('PETS')).toBe(false);
  expect(off.result.current.has('REWARD_NIGHT')).toBe(true);

  serve({ roomsLeft: false, priceLines: false, BASIC: true, PETS: false, KIDS: true, REWARD_NIGHT: true });
  await minute();
  expect(roomsLeft.result.current).toEqual([false, false, false]);
  expect([withPets.result.current, alone.result.current, withReward.result.current]).toEqual([false, true, true]);
  expect([off.result.current.has('PETS'), off.result.current.has('REWARD_NIGHT')]).toEqual([true, false]);

  asked.mockRejectedValue(new Error('lost'));
  await minute();
  expect(roomsLeft.result.current).toEqual([false, false, false]);
  expect(off.result.current.has('PETS')).toBe(true);
  expect(untouched.result.current.size).toBe(0);
});
