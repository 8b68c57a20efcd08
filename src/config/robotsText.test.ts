import { robotsText } from './robotsText';
import { switchesFor } from './switches';

describe('robots.txt', () => {
  it('lets search engines in in production, but not to the configuration', () => {
    expect(robotsText(switchesFor('production'))).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n');
  });

  it.each(['development', 'test'] as const)('keeps them out in %s', (environment) => {
    expect(robotsText(switchesFor(environment))).toBe('User-agent: *\nDisallow: /\n');
  });
});
