import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { vitals } from '@/config/vitals';
import { decide, hasConsent, readDecision } from '../consent';
import { followVitals } from './followVitals';
import { measureVitals } from './measureVitals';
import { mayMeasure } from './mayMeasure';

jest.mock('@/config/vitals', () => ({ vitals: { url: '/vitals', isByConsent: true, share: 1 } }));
jest.mock('@/config/services', () => ({ services: { tagManagerUrl: null, release: 'sarastus@0.1.0+4f2a9c' } }));
jest.mock('@/browser/whenIdle', () => ({ whenIdle: (work: () => void) => work() }));
jest.mock('web-vitals/attribution', () =>
  Object.fromEntries(['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [name, jest.fn()])),
);

const settings = vitals as { url: string | null; isByConsent: boolean; share: number };
const sent = jest.fn((_address: string, _options: RequestInit) => Promise.resolve());
const told = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as Record<string, unknown>);

const setGpc = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

function turn(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  Object.assign(settings, { url: '/vitals', isByConsent: true, share: 1 });
  Object.assign(globalThis, { fetch: sent, matchMedia: () => ({ matches: false }) });
  localStorage.clear();
  setGpc(undefined);
  jest.clearAllMocks();
  turn('visible');
});

// What a test has begun to measure ends with it.
afterEach(() => turn('hidden'));

/** A document of its own, as each is in a browser. */
function freshDocument(): typeof followVitals {
  let follow = followVitals;
  jest.isolateModules(() => {
    ({ followVitals: follow } = jest.requireActual<{ followVitals: typeof followVitals }>('./followVitals'));
  });
  return follow;
}

/** Lets what is imported late come. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('measuring by consent', () => {
  it('is allowed by a yes to statistics alone, which is asked for', () => {
    expect(mayMeasure()).toBe(false);
    decide([]);
    expect(readDecision()?.asked).toContain('statistics');
    expect(mayMeasure()).toBe(false);
    decide(['statistics']);
    expect(mayMeasure()).toBe(true);
  });
});

describe('measuring on the operator’s ground', () => {
  beforeEach(() => (settings.isByConsent = false));

  it('is allowed without an answer, and not to who objects', () => {
    expect(mayMeasure()).toBe(true);
    setGpc(true);
    expect(mayMeasure()).toBe(false);
    setGpc(undefined);
    decide([]);
    expect(hasConsent('statistics')).toBe(false);
    expect(mayMeasure()).toBe(false);
    decide(['statistics']);
    expect(mayMeasure()).toBe(true);
  });
});

describe('what is measured', () => {
  beforeEach(() => decide(['statistics']));

  const isMeasured = async (follow = freshDocument()) => {
    follow('home', 'home');
    await settle();
    return jest.mocked(onTTFB).mock.calls.length === 1;
  };

  it('is a document of a guest who allows it, once', async () => {
    const follow = freshDocument();
    decide([]);
    expect(await isMeasured(follow)).toBe(false);
    decide(['statistics']);
    expect(await isMeasured(follow)).toBe(true);
    expect(await isMeasured(follow)).toBe(true);
  });

  it('is nothing without an address', async () => {
    settings.url = null;
    expect(await isMeasured()).toBe(false);
  });

  it.each([
    [0, 0, false],
    [0.25, 0.24, true],
    [0.25, 0.25, false],
    [1, 0.999, true],
  ])('is a share of the documents: of %d, at a draw of %d', async (share, draw, isIn) => {
    settings.share = share;
    const random = jest.spyOn(Math, 'random').mockReturnValue(draw);
    const follow = freshDocument();
    expect(await isMeasured(follow)).toBe(isIn);
    // One draw for the document, however often its pages ask.
    random.mockReturnValue(0);
    expect(await isMeasured(follow)).toBe(isIn);
    random.mockRestore();
  });
});

describe('what is told', () => {
  beforeEach(() => decide(['statistics']));
  const shown = [
    { route: 'hotel', since: 0 },
    { route: 'searchResults', since: 4000 },
    { route: 'chooseRoom', since: 9000 },
  ] as const;

  const report = (metric: jest.MockedFunction<typeof onLCP>, value: number, attribution: object) =>
    metric.mock.calls[0]?.[0]({ value, attribution } as never);

  function measured(): void {
    measureVitals(shown);
    jest.mocked(onTTFB).mock.calls[0]?.[0]({ value: 120.4, navigationType: 'reload' } as never);
    report(jest.mocked(onLCP), 901.7, { target: 'main' });
    report(jest.mocked(onCLS) as never, 0.012345, { largestShiftTarget: 'list', largestShiftTime: 5000 });
    const press = { interactionTarget: '#guest-Virtanen', interactionTime: 8999, interactionType: 'keyboard' };
    report(jest.mocked(onINP) as never, 96.2, press);
  }

  it('is told once, when the page is hidden, with the route and the part of each figure', () => {
    document.documentElement.dataset.brand = 'break';
    document.documentElement.dataset.scheme = 'dark';
    history.replaceState(null, '', '/sv/hotell/abo/hotel-1?booking=123456#Virtanen');
    measured();
    expect(sent).not.toHaveBeenCalled();
    turn('hidden');
    expect(told()).toEqual([
      {
        route: 'hotel',
        locale: 'sv',
        brand: 'break',
        scheme: 'dark',
        release: 'sarastus@0.1.0+4f2a9c',
        width: 'narrow',
        line: null,
        arrival: 'reload',
        ttfb: 120,
        fcp: null,
        lcp: { value: 902, part: 'main' },
        cls: { value: 0.0123, part: 'list', route: 'searchResults' },
        inp: { value: 96, part: 'page', route: 'searchResults', kind: 'keyboard' },
      },
    ]);
    turn('visible');
    turn('hidden');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('goes to the operator’s address alone, without cookies and without the page’s own', () => {
    measured();
    turn('hidden');
    const [address, options] = sent.mock.calls[0] ?? [];
    expect(address).toBe('/vitals');
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  });

  it('is nothing when the guest has said no meanwhile', () => {
    measured();
    decide([]);
    turn('hidden');
    expect(sent).not.toHaveBeenCalled();
  });
});
