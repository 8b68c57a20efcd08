import { changeSoftly } from './changeSoftly';

const motion = { matches: false };
const started = jest.fn((change: () => void) => {
  change();
  return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
});

beforeEach(() => {
  started.mockClear();
  motion.matches = false;
  window.matchMedia = () => motion as MediaQueryList;
  Object.assign(document, { startViewTransition: started });
});

describe('a change', () => {
  it('is made within a transition, once', () => {
    const change = jest.fn();
    changeSoftly(change);
    expect(started).toHaveBeenCalledTimes(1);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('is made at once for a guest who wishes for less motion', () => {
    motion.matches = true;
    const change = jest.fn();
    changeSoftly(change);
    expect(started).not.toHaveBeenCalled();
    expect(change).toHaveBeenCalledTimes(1);
  });
});
