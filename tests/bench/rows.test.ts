import { failedRow, fellShort, lineOf, row } from './rows';

const given = { part: 'pages', what: 'LCP', page: 'home', unit: 's' } as const;

describe('a figure beside its limit', () => {
  it('is within it up to the limit itself', () => {
    expect(row({ ...given, measured: 1.5, limit: 1.5 }).ok).toBe(true);
    expect(row({ ...given, measured: 1.51, limit: 1.5 }).ok).toBe(false);
  });

  it('must reach the limit where more is better', () => {
    expect(row({ ...given, measured: 0.96, limit: 0.97, atLeast: true }).ok).toBe(false);
    expect(row({ ...given, measured: 0.97, limit: 0.97, atLeast: true }).ok).toBe(true);
  });

  it('is fine without a limit, but not without a measurement', () => {
    expect(row({ ...given, measured: 7 }).ok).toBe(true);
    expect(row({ ...given, limit: 7 }).ok).toBe(false);
  });
});

it('prints the page, the processor, the limit and the copy without scripts', () => {
  const line = lineOf(row({ ...given, factor: 10, measured: 2.4, limit: 1.5, reference: 1.6 }));
  expect(line.replaceAll(/ +/g, ' ')).toBe('✗ home: LCP, x10 2.4 of 1.5 s (without scripts 1.6)');
});

it('lists what fell short, and what could not be measured with its reason', () => {
  const rows = [
    row({ ...given, measured: 1, limit: 2 }),
    row({ ...given, measured: 3, limit: 2 }),
    failedRow('waking', new Error('No dialog\nat line 3')),
  ];
  expect(fellShort(rows)).toEqual(['pages: home: LCP 3 of 2 s', 'waking: not measured No dialog']);
});
