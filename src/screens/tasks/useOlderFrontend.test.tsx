import { act, renderHook } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { askOlderParts } from '@/api/site/askOlderParts';
import { useOlderFrontend } from './useOlderFrontend';

jest.mock('@/api/site/askOlderParts');
const asked = jest.mocked(askOlderParts);
const router = { push: jest.fn(), replace: jest.fn() } as unknown as NextRouter;

const open = async (isPresent: boolean) => {
  const page = renderHook(() => useOlderFrontend(router, isPresent));
  expect(asked).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(0));
  return page;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
});
afterEach(() => jest.useRealTimers());

describe('following the older front end', () => {
  it('replaces the router once the page is mounted and the parts are known', async () => {
    asked.mockResolvedValue(['reservation']);
    const { result } = await open(true);
    expect(result.current).not.toBe(router);
  });

  it('asks nothing where there is none', async () => {
    const { result } = await open(false);
    expect(asked).not.toHaveBeenCalled();
    expect(result.current).toBe(router);
  });

  it('keeps the router where it serves no parts, and where the API does not answer', async () => {
    asked.mockResolvedValue([]);
    expect((await open(true)).result.current).toBe(router);
    asked.mockReset().mockRejectedValue(new Error('lost'));
    expect((await open(true)).result.current).toBe(router);
  });
});
