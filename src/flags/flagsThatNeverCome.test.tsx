import { act, renderHook } from '@testing-library/react';
import { CONFIG_REFRESH_MS } from '@/config/limits';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { askFlags } from './askFlags';
import { useFeature } from './useFeature';
import { useSoldOnline } from './useSoldOnline';
import { useSwitchedOff } from './useSwitchedOff';

jest.mock('./askFlags');
jest.unmock('./loadFlags');

const search = parseSearchQuery(new URLSearchParams('pets=1&reward=1'), '2026-11-02');

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

it('leaves out what an API may lack and takes nothing else from the guest, until a configuration comes', async () => {
  const asked = jest.mocked(askFlags).mockRejectedValue(new Error('lost'));
  const { result } = renderHook(() => ({
    roomsLeft: useFeature('roomsLeft'),
    isSold: useSoldOnline(search),
    off: useSwitchedOff(),
  }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(result.current).toEqual({ roomsLeft: false, isSold: true, off: new Set() });

  asked.mockResolvedValue(new Map([['roomsLeft', true]]));
  await act(() => jest.advanceTimersByTimeAsync(CONFIG_REFRESH_MS));
  expect(result.current.roomsLeft).toBe(true);
  expect(result.current.isSold).toBe(false);
});
