import { siteAddresses } from './siteAddresses';

const atRoot = siteAddresses({ siteOrigin: 'https://www.sarastus.example', basePath: '' });
const below = siteAddresses({ siteOrigin: 'https://www.sarastus.example', basePath: '/stay' });

describe('the addresses of a site', () => {
  it('are its paths at the root of a host', () => {
    expect(atRoot.local('/en/search?place=Oulu')).toBe('/en/search?place=Oulu');
    expect(atRoot.pathAt('/en')).toBe('/en');
    expect(atRoot.page('/')).toBe('https://www.sarastus.example/');
  });

  it('begin with the base path where there is one', () => {
    expect(below.local('/en/search?place=Oulu')).toBe('/stay/en/search?place=Oulu');
    expect(below.page('/en')).toBe('https://www.sarastus.example/stay/en');
  });

  it.each([
    ['/', '/stay'],
    ['/?place=Oulu', '/stay?place=Oulu'],
    ['/#search', '/stay#search'],
  ])('write the front page without a slash at its end: %s', (path, address) => {
    expect(below.local(path)).toBe(address);
  });

  it('are turned back into paths, and are null outside the site', () => {
    expect(below.pathAt('/stay')).toBe('/');
    expect(below.pathAt('/stay/en')).toBe('/en');
    expect(below.pathAt('/stayover/en')).toBeNull();
    expect(below.pathAt('/en')).toBeNull();
  });

  it('are whole for files of this host and left alone for those of others', () => {
    expect(below.file('/stay/images/a.webp')).toBe('https://www.sarastus.example/stay/images/a.webp');
    expect(below.file('https://images.sarastus.example/a.webp')).toBe('https://images.sarastus.example/a.webp');
  });
});
