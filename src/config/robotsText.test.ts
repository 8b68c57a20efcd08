import { robotsText } from './robotsText';
import { switchesFor } from './switches';

const siteOrigin = 'https://www.sarastus.example';

describe('robots.txt', () => {
  it('lets search engines in in production, but not to the configuration', () => {
    const open = 'User-agent: *\nAllow: /\nDisallow: /api/\n';
    expect(robotsText(switchesFor('production'), { siteOrigin: '', basePath: '' })).toBe(open);
    expect(robotsText(switchesFor('production'), { siteOrigin, basePath: '' })).toBe(
      `${open}\nSitemap: https://www.sarastus.example/sitemap.xml\n`,
    );
    expect(robotsText(switchesFor('production'), { siteOrigin, basePath: '/stay' })).toBe(
      'User-agent: *\nAllow: /\nDisallow: /stay/api/\n\nSitemap: https://www.sarastus.example/stay/sitemap.xml\n',
    );
  });

  it.each(['development', 'test'] as const)('keeps them out in %s', (environment) => {
    expect(robotsText(switchesFor(environment), { siteOrigin, basePath: '' })).toBe('User-agent: *\nDisallow: /\n');
  });
});
