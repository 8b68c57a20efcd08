import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { services } from '@/config/services';
import { site } from '@/config/siteAddresses';
import { vitals } from '@/config/vitals';
import { parseBrand } from '@/domain/content/hotel';
import { arrivals, lineKinds } from '@/domain/vitals';
import type { Vitals } from '@/domain/vitals';
import type { RouteId } from '@/routes/routes';
import { localeOfPath } from '@/routes/words';
import { mayMeasure } from './mayMeasure';
import { knownPart, partOf } from './pageParts';

/** Windows below this width count as narrow: those of phones. */
const WIDE = '(min-width: 768px)';

/** A route of this document, and the instant at which it came, on the clock of the browser's own entries. */
export interface ShownRoute {
  readonly route: RouteId | 'notFound';
  readonly since: number;
}

interface WithConnection {
  readonly connection?: { readonly effectiveType?: string };
}

type FigureName = 'arrival' | 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'inp';
type Circumstances = Omit<Vitals, FigureName>;
type Figures = { -readonly [Name in FigureName]: Vitals[Name] };

/** What the figures are about, of the document as the browser loaded it. */
function circumstances({ route }: ShownRoute): Circumstances {
  const root = document.documentElement;
  const { connection } = navigator as WithConnection;
  return {
    route,
    locale: localeOfPath(site.pathAt(location.pathname) ?? '/'),
    brand: parseBrand(root.dataset.brand),
    scheme: root.dataset.scheme === 'dark' ? 'dark' : 'light',
    release: services.release,
    width: matchMedia(WIDE).matches ? 'wide' : 'narrow',
    line: lineKinds.find((kind) => kind === connection?.effectiveType) ?? null,
  };
}

/**
 * Without cookies and without the page's address, which `sendBeacon` would both send along. It outlives the page, and
 * what is answered, nobody reads.
 */
function send(address: string, figures: Vitals): void {
  fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body: JSON.stringify(figures),
  }).catch(() => undefined);
}

/**
 * Measures this document until it is hidden for the first time, and sends the figures then. The browser keeps what happened before:
 * the paints, what moved, and slow presses.
 */
export function measureVitals(shown: readonly ShownRoute[]): void {
  const [landed] = shown;
  const { url } = vitals;
  if (url === null || !landed) return;
  const about = circumstances(landed);
  const figures: Figures = { arrival: 'navigate', ttfb: null, fcp: null, lcp: null, cls: null, inp: null };
  const routeAt = (instant = 0) => (shown.findLast(({ since }) => since <= instant) ?? landed).route;
  // Its last figures come at the event by which this page sends, so each is taken as it changes.
  const options = { reportAllChanges: true, generateTarget: partOf };

  onTTFB(({ value, navigationType }) => {
    figures.ttfb = Math.round(value);
    figures.arrival = arrivals.find((each) => each === navigationType) ?? 'navigate';
  });
  onFCP(({ value }) => (figures.fcp = Math.round(value)));
  onLCP(({ value, attribution }) => {
    figures.lcp = { value: Math.round(value), part: knownPart(attribution.target) };
  }, options);
  onCLS(({ value, attribution: { largestShiftTarget: target, largestShiftTime: instant } }) => {
    figures.cls = { value: Number(value.toFixed(4)), part: knownPart(target), route: routeAt(instant) };
  }, options);
  onINP(({ value, attribution: { interactionTarget: target, interactionTime: instant, interactionType: kind } }) => {
    figures.inp = {
      ...{ value: Math.round(value), part: knownPart(target), route: routeAt(instant) },
      kind: kind === 'keyboard' ? kind : 'pointer',
    };
  }, options);

  const onChange = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', onChange);
    if (mayMeasure()) send(url, { ...about, ...figures });
  };
  // Not in the capturing phase, which is when the library handles what was left for an idle moment.
  addEventListener('visibilitychange', onChange);
}
