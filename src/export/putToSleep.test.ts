import { putToSleep } from './putToSleep';

const page = `<html><head><script defer="" src="/arrival.js"></script><script defer="" fetchpriority="high" src="/ask/hotel.js"></script><script src="/theme.js"></script>
<script defer="" nomodule="" src="/_next/static/chunks/polyfills-1.js"></script>
<script src="/_next/static/chunks/webpack-1.js" defer=""></script>
<script defer="" src="/_next/static/chunks/main-1.js"></script></head>
<body><p>Text</p><script id="__NEXT_DATA__" type="application/json">{"route":"home"}</script></body></html>`;

describe('a page that is put to sleep', () => {
  const asleep = putToSleep(page, '/wake.js?v=1', []);

  it('names its scripts to the one that wakes it, in their order, and runs none of them', () => {
    expect(asleep).toContain(
      '<template data-scripts=""><script src="/ask/hotel.js"></script><script src="/_next/static/chunks/webpack-1.js"></script><script src="/_next/static/chunks/main-1.js"></script></template><script defer="" src="/wake.js?v=1"></script></head>',
    );
    const running = asleep.replace(/<template.*?<\/template>/s, '');
    expect(running.match(/ src="[^"]+"/g)).toEqual([' src="/theme.js"', ' src="/wake.js?v=1"']);
  });

  it('keeps its text and its data', () => {
    expect(asleep).toContain('<p>Text</p><script id="__NEXT_DATA__" type="application/json">{"route":"home"}</script>');
  });

  it('names what answers a press on its controls, beside its own scripts', () => {
    const answers = [
      { opened: 'dates', scripts: ['/_next/static/chunks/main-1.js', '/_next/1.js', '/_next/2.js'] },
      { opened: 'search', scripts: ['/_next/3.js'] },
    ];
    const opening = page.replace('<p>', '<p><button data-opens="dates">Dates</button>');
    expect(putToSleep(opening, '/wake.js', answers)).toContain(
      '<script defer="" src="/wake.js" data-dates="/_next/1.js /_next/2.js"></script>',
    );
  });

  it('finds scripts below a base path', () => {
    const below = putToSleep(page.replaceAll('src="/', 'src="/stay/'), '/stay/wake.js', []);
    expect(below).toContain(
      '<script src="/stay/ask/hotel.js"></script><script src="/stay/_next/static/chunks/webpack-1.js"></script>',
    );
  });

  it('is an error where a page names no scripts, since Next may write them in another way one day', () => {
    expect(() => putToSleep('<head></head>', '/wake.js', [])).toThrow('names no scripts');
  });
});
