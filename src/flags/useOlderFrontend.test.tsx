import { act, renderHook } from '@testing-library/react';
import { askOlderParts } from '@/api/v1/askOlderParts';
import { leaveToServer } from './olderParts';
import { useOlderFrontend } from './useOlderFrontend';

jest.mock('@/api/v1/askOlderParts');
jest.mock('./olderParts');
const asked = jest.mocked(askOlderParts);
const left = jest.mocked(leaveToServer);
const end = jest.fn();

const page = async (isPresent: boolean) => {
  const { unmount } = renderHook(() => useOlderFrontend(isPresent));
  expect(asked).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(0));
  return unmount;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  left.mockReturnValue(end);
});
afterEach(() => jest.useRealTimers());

describe('following the older front end', () => {
  it('begins once the page stands, and ends with it', async () => {
    asked.mockResolvedValue(['reservation']);
    const unmount = await page(true);
    expect(left).toHaveBeenCalledWith(document, '', ['reservation']);
    unmount();
    expect(end).toHaveBeenCalled();
  });

  it('asks nothing where there is none', async () => {
    await page(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves every link alone where it serves nothing, and where nobody answers', async () => {
    asked.mockResolvedValue([]);
    await page(true);
    asked.mockReset().mockRejectedValue(new Error('lost'));
    await page(true);
    expect(left).not.toHaveBeenCalled();
  });

  it('does nothing for a page that was left before the answer came', async () => {
    let answer: (parts: readonly string[]) => void = () => undefined;
    asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const unmount = await page(true);
    unmount();
    await act(async () => answer(['reservation']));
    expect(left).not.toHaveBeenCalled();
  });
});
