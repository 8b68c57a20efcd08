import { isFeedbackLink, noticesForPage } from './notice';
import type { ServiceNotice } from './notice';

const notice = (kind: ServiceNotice['kind']): ServiceNotice => ({ id: kind, kind, message: kind, link: null });
const both = [notice('info'), notice('alert')];

describe('noticesForPage', () => {
  it.each(['/', '/kevaan-nopeat', '/s-card'])('shows every notice on %s', (path) => {
    expect(noticesForPage(both, path)).toEqual(both);
  });

  it.each(['/haku', '/varaus/huone', '/s-card/other', ''])('shows only alerts on "%s"', (path) => {
    expect(noticesForPage(both, path).map(({ kind }) => kind)).toEqual(['alert']);
  });
});

describe('a link to the feedback survey', () => {
  it.each(['#feedback-survey', '/en#feedback-survey'])('is %s', (url) => expect(isFeedbackLink(url)).toBe(true));
  it.each(['/feedback-survey', '#feedback', ''])('is not "%s"', (url) => expect(isFeedbackLink(url)).toBe(false));
});
