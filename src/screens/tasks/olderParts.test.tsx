import type { NextRouter } from 'next/router';
import { isOlderPage, leavingForOlderParts } from './olderParts';

describe('a page of the older front end', () => {
  it.each(['/varaus/huone?hotel=1001', '/fi/varaukset/hae', '/en/bookings/view', '/SV/Bokningar/Hitta/'])(
    'is %s while bookings are its part',
    (path) => {
      expect(isOlderPage(path, ['reservation'])).toBe(true);
      expect(isOlderPage(path, [])).toBe(false);
      expect(isOlderPage(path, ['hotels', 'unheard of'])).toBe(false);
    },
  );

  it.each(['/', '/en', '/en/search?place=Helsinki', '/en/nowhere'])('is not %s', (path) => {
    expect(isOlderPage(path, ['reservation', 'hotels', 'offers', 'news'])).toBe(false);
  });
});

describe('the router while the older front end serves bookings', () => {
  const stays = { push: jest.fn().mockResolvedValue(true), replace: jest.fn().mockResolvedValue(true) };
  const leave = { push: jest.fn(), replace: jest.fn() };
  const router = leavingForOlderParts({ ...stays, asPath: '/en' } as unknown as NextRouter, ['reservation'], leave);
  beforeEach(() => jest.clearAllMocks());

  it.each(['push', 'replace'] as const)('loads a page of a booking from the server: %s', async (way) => {
    await router[way]('/en/booking/room?hotel=1001');
    expect(leave[way]).toHaveBeenCalledWith('/en/booking/room?hotel=1001');
    expect(stays[way]).not.toHaveBeenCalled();
  });

  it.each(['push', 'replace'] as const)('keeps every other page within the site: %s', async (way) => {
    await router[way]('/en/search?place=Oulu', undefined, { scroll: false });
    expect(stays[way]).toHaveBeenCalledWith('/en/search?place=Oulu', undefined, { scroll: false });
    expect(leave[way]).not.toHaveBeenCalled();
  });

  it('changes the address of the open page without leaving it', async () => {
    await router.replace('/en/booking/room?room=1', undefined, { shallow: true });
    expect(stays.replace).toHaveBeenCalled();
    expect(leave.replace).not.toHaveBeenCalled();
  });

  it('is the same router in everything else', () => {
    expect(router.asPath).toBe('/en');
  });
});
