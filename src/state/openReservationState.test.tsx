import { act, renderHook } from '@testing-library/react';
import { rememberOpenReservation } from './openReservationState';
import { useBookingKeyFromAddress } from './useBookingKeyFromAddress';

const key = { bookingNumber: '100', bookingHash: 'secret' };
const open = (address: string) => {
  history.replaceState(null, '', address);
  return renderHook(() => useBookingKeyFromAddress()).result;
};

describe('the reservation a tab has open', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it.each(['/varaukset/nayta#id=100&hash=secret', '/varaukset/nayta?id=100&hash=secret'])(
    'is taken from %s, out of the address, and kept for a reload',
    (address) => {
      expect(open(address).current).toEqual(key);
      expect(location.href).not.toMatch(/100|secret/);
      expect(open('/varaukset/nayta').current).toEqual(key);
    },
  );

  it('may be named without its hash, which only its customer can open', () => {
    expect(open('/varaukset/nayta#id=100').current).toEqual({ bookingNumber: '100', bookingHash: null });
    expect(location.href).not.toContain('100');
    expect(open('/varaukset/nayta').current).toEqual({ bookingNumber: '100', bookingHash: null });
  });

  it.each(['/varaukset/nayta', '/varaukset/nayta#payment', '/varaukset/nayta?hash=secret'])(
    'is none at %s',
    (address) => {
      expect(open(address).current).toBeNull();
    },
  );

  it('changes when the guest follows another link in the same tab', () => {
    const result = open('/varaukset/nayta#id=100&hash=secret');
    history.replaceState(null, '', '#id=200&hash=other');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(result.current).toEqual({ bookingNumber: '200', bookingHash: 'other' });
  });

  it.each(['{"bookingNumber":', '7', '{"bookingNumber":1,"bookingHash":"x"}', 'null'])(
    'forgets %s, which is not one of ours',
    (text) => {
      sessionStorage.setItem('sarastus.openReservation', text);
      expect(open('/varaukset/nayta').current).toBeNull();
    },
  );

  it('works where storage does not', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberOpenReservation(key)).not.toThrow();
    expect(open('/varaukset/nayta#id=100&hash=secret').current).toEqual(key);
  });
});
