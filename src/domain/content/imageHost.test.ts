import { isAllowedImage } from './imageHost';

describe('isAllowedImage', () => {
  const hosts = ['https://images.sarastus.example/', 'https://media.sarastus.example'];

  it('loads pictures of this site and of the allowed prefixes', () => {
    expect(isAllowedImage('/images/kamppi.webp', hosts)).toBe(true);
    expect(isAllowedImage('https://images.sarastus.example/kamppi.webp', hosts)).toBe(true);
  });

  it.each([
    'https://images.sarastus.example.evil.test/a.png',
    'https://images.sarastus.example@evil.test/a.png',
    'https://media.sarastus.example.evil.test/a.png',
    'http://images.sarastus.example/a.png',
    '//evil.test/a.png',
    '/\\evil.test/a.png',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    '',
  ])('does not load %j', (url) => {
    expect(isAllowedImage(url, hosts)).toBe(false);
  });
});
