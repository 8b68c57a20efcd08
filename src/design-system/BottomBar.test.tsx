import { act, render } from '@testing-library/react';
import { BottomBar } from './BottomBar';

const heightOnRoot = () => document.documentElement.style.getPropertyValue('--bottom-bar');

describe('BottomBar', () => {
  const { ResizeObserver: before } = window;
  let resize: () => void;
  let height = 0;

  beforeEach(() => {
    window.ResizeObserver = class {
      constructor(tell: ResizeObserverCallback) {
        resize = () => tell([], this);
      }
      observe = () => resize();
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  });
  afterEach(() => {
    window.ResizeObserver = before;
    jest.restoreAllMocks();
  });

  it('tells the page its height, so that what takes the focus stays above it, and takes it back', () => {
    height = 159;
    const { unmount } = render(<BottomBar beside="149 €">Continue</BottomBar>);
    expect(heightOnRoot()).toBe('159px');
    height = 288;
    act(() => resize());
    expect(heightOnRoot()).toBe('288px');
    unmount();
    expect(heightOnRoot()).toBe('');
  });

  it('works in a browser that cannot observe sizes', () => {
    Reflect.deleteProperty(window, 'ResizeObserver');
    render(<BottomBar beside="149 €">Continue</BottomBar>);
    expect(heightOnRoot()).toBe('');
  });
});
