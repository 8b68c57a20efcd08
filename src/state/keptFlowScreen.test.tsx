import { act, renderHook } from '@testing-library/react';
import { flowKeyOf } from './keptFlow';
import { StateRoot } from './StateRoot';
import { emptyFlow as empty } from './reservationFlowShape';
import { useReservationFlow } from './reservationFlowState';
import { fullFlow } from './testFlow';

const visit = <T,>(use: () => T) => renderHook(use, { wrapper: StateRoot }).result;
const full = fullFlow();
const flowKey = flowKeyOf('v2');
const store = () => localStorage.setItem(flowKey, JSON.stringify({ version: 1, savedAt: Date.now(), value: full }));
const use = () => useReservationFlow().flow;

beforeEach(() => {
  localStorage.clear();
  // In development Recoil warns about atoms that are created twice, as these tests do.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a screen that needs the flow', () => {
  it('goes on where the guest left off', () => {
    store();
    expect(visit(use).current).toMatchObject(full);
  });

  it.each([
    ['cut off', '{"version":1,"savedAt":1,"val'],
    ['of version 0', JSON.stringify({ version: 0, savedAt: Date.now(), value: full })],
    ['foreign', '{"version":1,"savedAt":9e99,"value":{"a":[{}]}}'],
  ])('starts over where the stored text is %s', (_what, text) => {
    localStorage.setItem(flowKey, text);
    expect(visit(use).current).toMatchObject(empty);
  });

  it('starts over where the browser denies access to storage', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(visit(use).current).toMatchObject(empty);
  });

  it('follows another tab that ends it', () => {
    store();
    const here = visit(use);
    localStorage.removeItem(flowKey);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: flowKey })));
    expect(here.current).toMatchObject(empty);
  });
});
