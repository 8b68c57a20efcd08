import { renderHook } from '@testing-library/react';
import { switchesFor } from '@/config/switches';
import type { Switches } from '@/config/switches';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { useSellsExtras } from './useSellsExtras';

let built: Switches = switchesFor('test');
let switchedOff: readonly SearchFeature[] = [];
const asked = jest.fn();
jest.mock('@/config/switches', () => ({
  switchesFor: jest.requireActual<{ switchesFor: typeof switchesFor }>('@/config/switches').switchesFor,
  get switches() {
    return built;
  },
}));
jest.mock('./useSwitchedOff', () => ({
  useSwitchedOff: (isWanted: boolean) => {
    asked(isWanted);
    return new Set(switchedOff);
  },
}));

const sells = () => renderHook(useSellsExtras).result.current;

describe('selling extras on the way to a booking', () => {
  beforeEach(() => asked.mockReset());

  it('is what every environment does', () => {
    for (const environment of ['development', 'production', 'test'] as const) {
      built = switchesFor(environment);
      expect(sells()).toBe(true);
    }
  });

  it('ends when the chain switches it off', () => {
    switchedOff = ['ADD_EXTRA_SERVICES'];
    expect(sells()).toBe(false);
    switchedOff = ['PETS'];
    expect(sells()).toBe(true);
  });

  it('is left out of a build without the step, which asks no configuration about it', () => {
    built = { ...switchesFor('test'), enableExtraServicesStep: false };
    switchedOff = [];
    expect(sells()).toBe(false);
    expect(asked).toHaveBeenCalledWith(false);
  });
});
