import { robotsText } from './robotsText';
import { switchesFor } from './switches';

describe('robots.txt', () => {
  it('lets search engines in in production, but not to the configuration', () => {
    const open = 'User-agent: *\nAllow: /\nDisallow: /api/\n';
    expect(robotsText(switchesFor('production'), '')).toBe(open);
    expect(robotsText(switchesFor('production'), 'https://www.sarastus.example')).toBe(
      `${open}\nSitemap: https://www.sarastus.example/sitemap.xml\n`,
    );
  });

  it.each(['development', 'test'] as const)('keeps them out in %s', (environment) => {
    expect(robotsText(switchesFor(environment), 'https://www.sarastus.example')).toBe('User-agent: *\nDisallow: /\n');
  });
});
