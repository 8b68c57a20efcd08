import { clientHeaders } from './clientHeaders';

const id = () => clientHeaders()['x-correlation-session-id'];

describe('the id of a visit', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the same on all pages of a tab, and another one in the next tab', () => {
    const first = id();
    jest.resetModules();
    expect(id()).toBe(first);
    sessionStorage.clear();
    expect(id()).not.toBe(first);
  });

  it('is replaced where storage holds something else', () => {
    sessionStorage.setItem('sarastus.visit', 'x\r\nset-cookie: a=b');
    expect(id()).toMatch(/^[\da-f-]{36}$/);
  });

  it('stays the same while the page is open where storage does not work', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const first = id();
    expect(id()).toBe(first);
    jest.restoreAllMocks();
  });
});

it('is sent under the header names that the build configures', async () => {
  process.env.NEXT_PUBLIC_CLIENT_ID = 'hotels-web';
  process.env.NEXT_PUBLIC_HEADER_NAMES = '{"client":"x-app","visit":"x-trace"}';
  jest.resetModules();
  const { clientHeaders: ofThatChain } = await import('./clientHeaders');
  expect(ofThatChain()).toEqual({ 'x-app': 'hotels-web', 'x-trace': expect.any(String) });
  delete process.env.NEXT_PUBLIC_CLIENT_ID;
  delete process.env.NEXT_PUBLIC_HEADER_NAMES;
});
