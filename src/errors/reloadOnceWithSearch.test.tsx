import { TYPED_KEY } from '@/browser/handover/keptInput';
import type { KeptInput } from '@/browser/handover/keptInput';
import { reloadOnceWithSearch } from './reloadOnceWithSearch';

const lost = Object.assign(new Error(), { name: 'ChunkLoadError' });
const kept = () => JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '{}') as Partial<KeptInput>;

beforeEach(() => {
  sessionStorage.clear();
  // jsdom cannot reload, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<form id="search"><input id="place"><button data-opens="dates">Dates</button></form>
    <button data-opens="search">Search</button><dialog id="opening-dates"><button>Close</button></dialog>`;
});
afterEach(() => jest.restoreAllMocks());

describe('a page that loads again for its new code keeps the press that opens a part of it', () => {
  it('while the control has the focus', () => {
    document.querySelector<HTMLElement>('[data-opens=search]')?.focus();
    expect(reloadOnceWithSearch(lost)).toBe(true);
    expect(kept().pressed).toEqual(['Search']);
  });

  it('while the frame of what it opens has it', () => {
    document.querySelector('dialog')?.setAttribute('open', '');
    document.querySelector<HTMLElement>('dialog button')?.focus();
    reloadOnceWithSearch(lost);
    expect(kept().pressed).toEqual(['Dates']);
  });

  it('and none where nothing was pressed or filled in', () => {
    reloadOnceWithSearch(lost);
    expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
  });
});
