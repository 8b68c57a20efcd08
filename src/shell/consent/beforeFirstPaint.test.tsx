import { readFileSync } from 'node:fs';
import { CONSENT_VERSION } from '@/domain/consent';
import { CONSENT_KEY, decide } from '@/telemetry/consent';

const root = document.documentElement;

/** The script as a page runs it, first of all. */
function opened(version: number | null): boolean {
  root.removeAttribute('data-asks-consent');
  if (version === null) delete root.dataset.consentVersion;
  else root.dataset.consentVersion = String(version);
  new Function(readFileSync('public/theme.js', 'utf8'))();
  return root.hasAttribute('data-asks-consent');
}

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});
beforeEach(() => localStorage.clear());

describe('the question about cookies, before the first paint', () => {
  it('stands on the page of a guest who has not answered', () => {
    expect(opened(CONSENT_VERSION)).toBe(true);
  });

  it('does not stand where an answer is kept', () => {
    decide([]);
    expect(opened(CONSENT_VERSION)).toBe(false);
  });

  it('stands again where the answer is of another version, or is none', () => {
    decide([]);
    expect(opened(CONSENT_VERSION + 1)).toBe(true);
    localStorage.setItem(CONSENT_KEY, '{');
    expect(opened(CONSENT_VERSION)).toBe(true);
  });

  it('is not asked by a build without services', () => {
    expect(opened(null)).toBe(false);
  });
});
