import { readChain } from './chain';
import type { RawChain } from './chain';
import { checkChain } from './checkChain';

const none: RawChain = {
  clientId: undefined,
  headerNames: undefined,
  imageHosts: undefined,
  previewDomain: undefined,
  supportPhone: undefined,
  callPrice: undefined,
  accessibilityEmail: undefined,
};
const prices = { fi: 'pvm/mpm', en: 'network charge', sv: 'lna/msa', et: 'võrgu hind' };
const callPrice = JSON.stringify(prices);

describe('what a chain has of its own', () => {
  it('is that of Sarastus by default', () => {
    checkChain({ ...none, clientId: '' });
    expect(readChain({ ...none, clientId: '' })).toMatchObject({
      clientId: 'sarastus-web',
      headerNames: { client: 'x-client-id', visit: 'x-correlation-session-id' },
      previewDomain: 'preview.sarastus.example',
      supportPhone: { number: '+358 18 555 0100' },
    });
  });

  it('is taken from the environment, header by header', () => {
    const raw = {
      clientId: 'hotels-web',
      headerNames: '{ "client": "X-App", "token": "x-sealed" }',
      imageHosts: 'https://cdn.example/pictures/,https://cdn2.example/',
      previewDomain: 'try.hotels.example',
      supportPhone: '+358 9 123 456',
      callPrice,
      accessibilityEmail: 'access@hotels.example',
    };
    checkChain(raw);
    expect(readChain(raw)).toEqual({
      clientId: 'hotels-web',
      headerNames: {
        client: 'X-App',
        visit: 'x-correlation-session-id',
        token: 'x-sealed',
        profile: 'x-customer-profile',
      },
      imageHosts: ['https://cdn.example/pictures/', 'https://cdn2.example/'],
      previewDomain: 'try.hotels.example',
      supportPhone: {
        number: '+358 9 123 456',
        callPrice: prices,
      },
      accessibilityEmail: 'access@hotels.example',
    });
  });

  it.each([
    ['an unknown header', { headerNames: '{"cookie":"x"}' }, 'HEADER_NAMES'],
    ['names that are no JSON', { headerNames: 'client=x' }, 'HEADER_NAMES'],
    ['a header that is none', { headerNames: '{"client":"x y"}' }, 'HEADER_NAMES'],
    ['a client that breaks a header', { clientId: 'a\r\nb' }, 'CLIENT_ID'],
    ['pictures without encryption', { imageHosts: 'http://cdn.example/' }, 'IMAGE_HOSTS'],
    ['a prefix that other hosts begin with', { imageHosts: 'https://cdn.example' }, 'IMAGE_HOSTS'],
    ['a domain that is an expression', { previewDomain: '.*' }, 'PREVIEW_DOMAIN'],
    ['a number without the price of a call', { supportPhone: '+358 9 123 456' }, 'SUPPORT_CALL_PRICE'],
    ['a price in some languages', { supportPhone: '+358 9 123 456', callPrice: '{"fi":"pvm"}' }, 'SUPPORT_CALL_PRICE'],
    ['an address that no mail reaches', { accessibilityEmail: 'help' }, 'ACCESSIBILITY_EMAIL'],
    ['a number that cannot be called', { supportPhone: 'call us', callPrice }, 'SUPPORT_PHONE'],
  ])('stops the build at %s', (_what, raw, variable) => {
    expect(() => checkChain({ ...none, ...raw })).toThrow(`NEXT_PUBLIC_${variable}`);
  });
});
