import { CONSENT_VERSION } from '@/domain/guest/consent';
import { CONSENT_LIFE_MONTHS } from '@/domain/limits';
import { CONSENT_KEY } from '@/telemetry/consentKey';

const root = document.documentElement;

/** The script as a page runs it, first of all. */
async function opened(version: number | null, asked = 'statistics'): Promise<boolean> {
  root.removeAttribute('data-asks-consent');
  if (version === null) delete root.dataset.consentVersion;
  else {
    Object.assign(root.dataset, { consentVersion: version, consentAsked: asked, consentMonths: CONSENT_LIFE_MONTHS });
  }
  await jest.isolateModulesAsync(async () => void (await import('./theme')));
  return root.hasAttribute('data-asks-consent');
}

const keepAnswer = (decidedAt: number) =>
  localStorage.setItem(
    CONSENT_KEY,
    JSON.stringify({
      version: CONSENT_VERSION,
      asked: ['statistics'],
      allowed: [],
      decidedAt: new Date(decidedAt).toISOString(),
    }),
  );

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});
beforeEach(() => localStorage.clear());

describe('the question about cookies, before the first paint', () => {
  it('stands on the page of a guest who has not answered', async () => {
    expect(await opened(CONSENT_VERSION)).toBe(true);
  });

  it('does not stand where an answer is kept', async () => {
    keepAnswer(Date.now());
    expect(await opened(CONSENT_VERSION)).toBe(false);
  });

  it('stands again where the answer is of another version, or is none', async () => {
    keepAnswer(Date.now());
    expect(await opened(CONSENT_VERSION + 1)).toBe(true);
    localStorage.setItem(CONSENT_KEY, '{');
    expect(await opened(CONSENT_VERSION)).toBe(true);
  });

  it('stands again when the answer is too old, or says nothing of a purpose that is asked about now', async () => {
    const day = 86_400_000;
    keepAnswer(Date.now() - 360 * day);
    expect(await opened(CONSENT_VERSION, 'statistics')).toBe(false);
    keepAnswer(Date.now() - 370 * day);
    expect(await opened(CONSENT_VERSION, 'statistics')).toBe(true);
    keepAnswer(Date.now());
    expect(await opened(CONSENT_VERSION, 'statistics chat')).toBe(true);
  });

  it('is not asked by a build without services', async () => {
    expect(await opened(null)).toBe(false);
  });
});
