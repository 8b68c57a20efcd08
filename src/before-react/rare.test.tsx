import { earlyInput } from '@/browser/handover/awake';
import { restoreInput } from './rare';
import { TYPED_KEY } from '@/browser/handover/keptInput';
import { STATE_VERSION } from '@/config/limits';

const keep = (typed: object) => sessionStorage.setItem(TYPED_KEY, JSON.stringify(typed));
const whole = { version: STATE_VERSION, path: '/', fields: [], opened: [], pressed: [], focused: '', scroll: 0 };

beforeEach(() => {
  window.scrollTo = jest.fn();
  earlyInput().changed.clear();
  earlyInput().pressed.clear();
  document.body.innerHTML =
    '<details><summary>More</summary></details><input id="place" /><button>Search</button><button>Dates</button>';
});

describe('a page that was loaded again for its new code', () => {
  it('has what was typed, opened and pressed, the focus and the scroll', () => {
    keep({ ...whole, fields: [['place', 'Turku']], opened: ['More'], pressed: ['Dates'], focused: 'place', scroll: 9 });
    restoreInput();
    const place = document.getElementById('place') as HTMLInputElement;
    expect(place.value).toBe('Turku');
    expect(document.activeElement).toBe(place);
    expect(document.querySelector('details')?.open).toBe(true);
    expect([...earlyInput().changed]).toEqual([place]);
    expect([...earlyInput().pressed].map(({ textContent }) => textContent)).toEqual(['Dates']);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 9);
  });

  it('takes it up once', () => {
    keep(whole);
    restoreInput();
    expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
  });

  it('leaves out what the new page does not have', () => {
    keep({ ...whole, fields: [['gone', 'x']], opened: ['Gone'], pressed: ['Gone'] });
    restoreInput();
    expect(earlyInput().changed.size + earlyInput().pressed.size).toBe(0);
  });

  it.each([
    '{',
    'null',
    JSON.stringify({ ...whole, path: '/another' }),
    JSON.stringify({ version: STATE_VERSION + 1, path: '/' }),
  ])('ignores what does not fit, or a release of another version has kept: %s', (text) => {
    sessionStorage.setItem(TYPED_KEY, text);
    expect(restoreInput).not.toThrow();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
