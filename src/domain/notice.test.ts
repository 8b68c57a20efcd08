import { noticeLink, noticesForPage } from './notice';
import type { ServiceNotice } from './notice';

const notice = (kind: ServiceNotice['kind']): ServiceNotice => ({ id: kind, kind, message: kind, link: null });
const both = [notice('info'), notice('alert')];

describe('noticesForPage', () => {
  it.each(['/', '/kevaan-nopeat', '/s-card'])('shows every notice on %s', (path) => {
    expect(noticesForPage(both, path)).toEqual(both);
  });

  it.each(['/haku', '/varaus/huone', '/s-card/other', '', null])('shows only alerts on "%s"', (path) => {
    expect(noticesForPage(both, path).map(({ kind }) => kind)).toEqual(['alert']);
  });
});

describe('the link of a notice', () => {
  it.each(['#feedback-survey', '/en#feedback-survey'])('opens the feedback survey: %s', (url) => {
    expect(noticeLink({ url, text: 'Tell us' })).toEqual({ kind: 'survey', text: 'Tell us' });
  });

  it.each(['/en/hotel-contact-information', 'https://www.example.com/', 'tel:+358185550100'])('leads to %s', (url) => {
    expect(noticeLink({ url, text: 'More' })).toEqual({ kind: 'page', href: url, text: 'More' });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '#feedback', ''])('is none for "%s"', (url) => {
    expect(noticeLink({ url, text: 'More' })).toBeNull();
  });
});
