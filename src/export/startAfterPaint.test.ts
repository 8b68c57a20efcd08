import { startAfterPaint } from './startAfterPaint';

const page = `<html><head><script defer="" src="/arrival.js"></script><script defer="" src="/ask/chooseRoom.js"></script>
<script defer="" nomodule="" src="/_next/static/chunks/polyfills-1.js"></script>
<script src="/_next/static/chunks/webpack-1.js" defer=""></script><script defer="" src="/_next/static/chunks/main-1.js"></script></head>
<body><a data-opens="search">Search</a><script id="__NEXT_DATA__" type="application/json">{"route":"chooseRoom"}</script></body></html>`;

describe('a page that starts once it is painted', () => {
  const started = startAfterPaint(
    page,
    '/start.js?v=1',
    ['/_next/static/chunks/main-1.js', '/_next/2.js'],
    [
      { opened: 'search', scripts: ['/_next/3.js'] },
      { opened: 'dates', scripts: ['/_next/4.js'] },
    ],
  );

  it('runs by itself only what reads the address, what asks the first question, and what starts it', () => {
    const running = started.replace(/<template.*?<\/template>/s, '');
    expect(running.match(/<script[^>]* src="[^"]+"/g)).toEqual([
      '<script defer="" src="/arrival.js"',
      '<script defer="" src="/ask/chooseRoom.js"',
      '<script defer="" fetchpriority="high" src="/start.js?v=1"',
    ]);
  });

  it('keeps the scripts of the framework in their order, and names what they load next and what answers a press', () => {
    expect(started).toContain(
      '<template data-scripts=""><script src="/_next/static/chunks/webpack-1.js"></script><script src="/_next/static/chunks/main-1.js"></script></template>',
    );
    expect(started).toContain('src="/start.js?v=1" data-parts="/_next/2.js" data-search="/_next/3.js">');
  });
});
