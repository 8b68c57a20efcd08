import { readWalletPasses } from './readWalletPasses';
import { reportBug } from './reportBug';

jest.mock('./reportBug', () => ({ reportBug: jest.fn() }));
beforeEach(() => jest.mocked(reportBug).mockClear());

const apple = { kind: 'APPLE', url: 'https://api.example/7001.pkpass' };
const google = { kind: 'GOOGLE', url: 'https://pay.google.com/gp/v/save/a.b.c' };

describe('the passes of an answer', () => {
  it.each([
    ['both, in the order of this site', [google, apple], [apple, google]],
    ['the one that the API has', [google], [google]],
    ['one of each kind', [apple, { ...apple, url: '/wallet/other' }], [apple]],
    ['none of an app that this site does not know', [{ kind: 'OTHER', url: 'https://other.example/' }, apple], [apple]],
    ['none', [], []],
    ['none where it was not asked for', undefined, []],
    ['none where the API has none', null, []],
  ])('are %s', (_what, answered, read) => {
    expect(readWalletPasses(answered)).toEqual(read);
    expect(reportBug).not.toHaveBeenCalled();
  });

  it('leave out a link that is none, and report it without its words', () => {
    expect(readWalletPasses([{ kind: 'APPLE', url: 'http://api.example/secret' }, google])).toEqual([google]);
    expect(reportBug).toHaveBeenCalledTimes(1);
    expect(String(jest.mocked(reportBug).mock.calls)).not.toContain('secret');
  });

  it.each([[7], [{}], ['APPLE']])('are none of what is no list: %p', (answered) => {
    expect(readWalletPasses(answered as unknown as [])).toEqual([]);
  });
});
