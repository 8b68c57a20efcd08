import { changeSoftly } from './changeSoftly';

const motion = { matches: false };
const started = jest.fn((change: () => void) => {
  change();
  return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
});

// That of jsdom is Apple's.
beforeEach(() => {
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.');
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

  it('is made at once in an engine that loses what is pressed meanwhile', () => {
    const vendor = jest.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
    const change = jest.fn();
    changeSoftly(change);
    vendor.mockRestore();
    expect([started.mock.calls.length, change.mock.calls.length]).toEqual([0, 1]);
  });

  it('is made at once for a guest who wishes for less motion', () => {
    motion.matches = true;
    const change = jest.fn();
    changeSoftly(change);
    expect(started).not.toHaveBeenCalled();
    expect(change).toHaveBeenCalledTimes(1);
  });
});
