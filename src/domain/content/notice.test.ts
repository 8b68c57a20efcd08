import { noticesForPage, readNotices } from './notice';
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

const sent = { id: '1', type: 'info', message: 'Words' };
const linkOf = (url: string | null, text: string | null = 'More') =>
  readNotices([{ ...sent, link: { url, text } }])[0]?.link;

describe('the link of a notice', () => {
  it.each(['#feedback-survey', '/en#feedback-survey'])('opens the feedback survey: %s', (url) => {
    expect(linkOf(url)).toEqual({ kind: 'survey', text: 'More' });
  });

  it.each(['/en/hotel-contact-information', 'https://www.example.com/', 'tel:+358185550100'])('leads to %s', (url) => {
    expect(linkOf(url)).toEqual({ kind: 'page', href: url, text: 'More' });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '#feedback', '', null])(
    'is none for "%s", and the notice stays',
    (url) => {
      expect(linkOf(url)).toBeNull();
    },
  );

  it('is none without words', () => {
    expect(linkOf('/en', null)).toBeNull();
  });
});

describe('the notices of an answer', () => {
  it('are read without those that have no words', () => {
    const damaged = [
      null,
      { ...sent, message: null },
      { ...sent, id: '2', type: 'alarm' },
    ] as unknown as (typeof sent)[];
    expect(readNotices(damaged)).toEqual([{ id: '2', kind: 'info', message: 'Words', link: null }]);
  });

  it.each([null, undefined, {} as never])('are none where there is no list: %s', (answer) => {
    expect(readNotices(answer)).toEqual([]);
  });
});
