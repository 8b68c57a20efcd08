import { plottedIn } from './plotOfSizes';
import { reportPage } from './reportPage';
import { row } from './rows';

const given = { part: 'chain', what: 'last card painted', unit: 'ms' } as const;
const rows = [
  row({ ...given, size: 26, measured: 40 }),
  row({ ...given, size: 500, measured: 400, limit: 300 }),
  row({ ...given, size: 2000, measured: 1700 }),
  row({ part: 'pages', what: 'LCP', page: 'home', unit: 's', measured: 1.2, limit: 1.5 }),
];

it('plots the figures that were measured at several sizes, and no other', () => {
  expect(plottedIn(rows)).toEqual([
    {
      what: 'last card painted',
      unit: 'ms',
      points: [
        { size: 26, measured: 40 },
        { size: 500, measured: 400 },
        { size: 2000, measured: 1700 },
      ],
    },
  ]);
  expect(plottedIn([row({ ...given, size: 26, measured: 40 }), row({ ...given, size: 500 })])).toEqual([]);
});

it('is one page with every figure, what fell short, and the plots in words too', () => {
  const page = reportPage(rows, 'Two processors');
  const text = page.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/\s+/g, ' ');
  expect(text).toContain('aria-label="last card painted: 40 ms for 26, 400 ms for 500, 1700 ms for 2000"');
  expect(text.match(/<svg/g)).toHaveLength(1);
  expect(text).toContain('<li>chain: last card painted 400 of 300 ms</li>');
  expect(text).toContain('<td data-head="Measured">1.2 s</td>');
  // The broken line goes through the figure of 500, to four times that.
  expect(text).toContain('stroke-dasharray');
  expect(page).not.toMatch(/<(link|img|script src)/);
});
