/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { atPause } from './atPause';

const act = jest.fn();
const type = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

beforeEach(() => {
  jest.useFakeTimers();
  act.mockClear();
  document.body.innerHTML = '<input /><button>Search</button>';
});
afterEach(() => jest.useRealTimers());

it('waits until the guest in a field has paused', () => {
  document.querySelector('input')?.focus();
  atPause(act);
  jest.advanceTimersByTime(400);
  type();
  jest.advanceTimersByTime(400);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(1);
});

it('interrupts who types on and on', () => {
  document.querySelector('input')?.focus();
  atPause(act);
  for (let keys = 0; keys < 25; keys += 1) {
    jest.advanceTimersByTime(200);
    type();
  }
  jest.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledTimes(1);
});

it('does not wait for who is in no field', () => {
  document.querySelector('button')?.focus();
  atPause(act);
  expect(act).toHaveBeenCalledTimes(1);
});
