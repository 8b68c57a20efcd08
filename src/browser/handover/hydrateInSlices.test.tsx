import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { announceAwake, announceHydrated, earlyInput, onAwake } from './awake';
import hydration from './hydrateInSlices';
import { handed } from './protocol';

const page = <button>Search</button>;

/** Begins to hydrate a page; that it is hydrated, and awake, the tests announce. */
async function hydrate(): Promise<void> {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(page);
  document.body.replaceChildren(holder);
  await act(async () => void hydration.hydrateRoot(holder, page));
}

/** Whether a press reaches the page. */
function isHeard(): boolean {
  const hear = jest.fn();
  document.addEventListener('click', hear, { once: true, capture: true });
  document.querySelector('button')?.click();
  document.removeEventListener('click', hear, { capture: true });
  return hear.mock.calls.length > 0;
}

beforeEach(() => {
  jest.useFakeTimers();
  delete handed.sarastusInput;
});
afterEach(() => {
  announceHydrated();
  announceAwake();
  jest.useRealTimers();
});

describe('an event before the page is hydrated', () => {
  it('is kept from React where a script holds what it did, until then', async () => {
    earlyInput();
    await hydrate();
    expect(isHeard()).toBe(false);
    announceHydrated();
    expect(isHeard()).toBe(true);
  });

  it('is left alone where nothing would replay it, as on a development server', async () => {
    await hydrate();
    expect(isHeard()).toBe(true);
  });

  it('passes after a time, with what the scripts held, where hydration never ends', async () => {
    earlyInput();
    const onEnd = jest.fn();
    onAwake(onEnd);
    await hydrate();
    jest.advanceTimersByTime(9_000);
    expect(isHeard()).toBe(false);
    jest.advanceTimersByTime(2_000);
    expect(isHeard()).toBe(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is not given up once the page is awake', async () => {
    earlyInput();
    await hydrate();
    announceHydrated();
    announceAwake();
    const onEnd = jest.fn();
    onAwake(onEnd);
    jest.advanceTimersByTime(20_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
