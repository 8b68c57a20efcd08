import { act, renderHook } from '@testing-library/react';
import { CONFIG_REFRESH_MS } from '@/config/limits';
import { openFlags } from './openFlags';
import { useFeature } from './useFeature';
import { whenFlagKnown } from './flagStore';

jest.mock('./openFlags', () => ({ openFlags: jest.fn() }));

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

it('goes on without flags whose code did not come, and asks for it again', async () => {
  const opened = jest.mocked(openFlags).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const roomsLeft = renderHook(() => useFeature('roomsLeft'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(roomsLeft.result.current).toBe(false);
  expect(await whenFlagKnown('authenticatedCustomer', true)).toBe(true);

  opened.mockResolvedValue({ isOn: (name) => name === 'roomsLeft', isFlowOn: () => true });
  await act(() => jest.advanceTimersByTimeAsync(CONFIG_REFRESH_MS));
  expect(roomsLeft.result.current).toBe(true);
  expect(await whenFlagKnown('authenticatedCustomer', true)).toBe(false);
});

it('is asked for by the next part of the page that wants a flag, too', async () => {
  jest.resetModules();
  const { openFlags: openedAnew } = await import('./openFlags');
  const { subscribeToFlags, readFlag } = await import('./flagStore');
  const opened = jest.mocked(openedAnew).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  subscribeToFlags(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(readFlag('roomsLeft', false)).toBe(false);
  opened.mockResolvedValue({ isOn: () => true, isFlowOn: () => true });
  subscribeToFlags(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(readFlag('roomsLeft', false)).toBe(true);
  expect(opened).toHaveBeenCalledTimes(2);
});
