import type { Page } from '@playwright/test';
import type { Finding, Opinion, RuleOf } from '../model';

/** What no engine looks at, since it takes keys or time. */
const rules = {
  'focus-shows': { rule: 'focus-shows', criteria: ['2.4.7'] },
  'no-trap': { rule: 'no-trap', criteria: ['2.1.2'] },
  'motion-ends': { rule: 'motion-ends', criteria: ['2.2.2'] },
} as const satisfies Readonly<Record<string, RuleOf>>;

interface Place {
  readonly target: string;
  readonly snippet: string;
}

/** Runs in the browser: what moves for more than five seconds by itself. */
const endlessMotion = (): readonly Place[] => {
  const targets = document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return [];
    return Number(effect.getComputedTiming().endTime) > 5000 ? [effect.target] : [];
  });
  const players = document.querySelectorAll('video[autoplay], audio[autoplay], marquee, blink');
  return [...new Set([...targets, ...players])].map((element) => ({
    target: `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}`,
    snippet: element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1),
  }));
};

/** What moves on and on while the guest has not asked for less motion. */
export async function motionFindings(page: Page): Promise<readonly Finding[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = await page.evaluate(endlessMotion);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return found.map((place) => ({
    ...rules['motion-ends'],
    ...place,
    engine: 'own',
    outcome: 'failed',
    message: 'Something moves by itself for more than five seconds.',
    mend: 'Let it end, or give the guest a way to stop it.',
    severity: 'serious',
  }));
}

/** As many presses of Tab as a page may take before the rest is left to a person. */
const MOST_TABS = 300;

interface Stop extends Place {
  /** A number for each element, in the order of their first focus; -1 for the page itself. */
  readonly element: number;
  /** Whether the element before this one looks the same with the focus as without it. */
  readonly isBeforeUnseen: boolean;
  readonly before: Place | null;
}

/** Runs in the browser after each press of Tab. */
const nextStop = (): Stop => {
  type Kept = { readonly all: Element[]; last: Element | null; look: string };
  const host = window as unknown as { auditStops?: Kept };
  const kept = (host.auditStops ??= { all: [], last: null, look: '' });
  // A control may be drawn by its label or by a box around it.
  const drawnBy = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const parent = element.parentElement;
    const around = [parent, parent?.parentElement, element.closest('article'), element.nextElementSibling];
    const inside = [...element.querySelectorAll('*')].slice(0, 20);
    return [element, ...labels, ...around, ...inside].filter((each) => each instanceof Element);
  };
  const lookOf = (element: Element) =>
    drawnBy(element)
      .flatMap((each) => [
        getComputedStyle(each),
        getComputedStyle(each, '::before'),
        getComputedStyle(each, '::after'),
      ])
      .map((look) =>
        [
          look.outlineStyle === 'none' ? '' : `${look.outlineStyle} ${look.outlineWidth} ${look.outlineColor}`,
          look.boxShadow,
          look.backgroundColor,
          look.color,
          look.textDecorationLine,
          look.borderTopWidth,
          look.borderTopColor,
          look.transform,
        ].join(';'),
      )
      .join('|');
  const placeOf = (element: Element) => {
    const steps: string[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { tagName } = each;
      let position = 1;
      // Not by the children of its parent: those of a form may be its field of that name.
      for (let one = each.previousElementSibling; one; one = one.previousElementSibling)
        if (one.tagName === tagName) position += 1;
      steps.unshift(`${tagName.toLowerCase()}[${position}]`);
    }
    const own = element.outerHTML;
    return { target: `/${steps.join('/')}`, snippet: own.slice(0, own.indexOf('>') + 1) };
  };
  const { last, look } = kept;
  const active = document.activeElement;
  const element = active && active !== document.body && active !== document.documentElement ? active : null;
  const isMoved = last !== null && last !== element && last.isConnected;
  const isBeforeUnseen = isMoved && lookOf(last) === look;
  kept.last = element;
  kept.look = element ? lookOf(element) : '';
  if (element && !kept.all.includes(element)) kept.all.push(element);
  return {
    ...(element ? placeOf(element) : { target: '/', snippet: '' }),
    element: element ? kept.all.indexOf(element) : -1,
    isBeforeUnseen,
    before: isBeforeUnseen ? placeOf(last) : null,
  };
};

/** Goes through the page by Tab: each stop must show, and none may hold the focus. It ends where it began. */
export async function keyboardFindings(page: Page): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let stuck = 0;
  let last = -1;
  let most = -1;
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    delete (window as unknown as { auditStops?: unknown }).auditStops;
  });
  for (let press = 0; press < MOST_TABS; press += 1) {
    await page.keyboard.press('Tab');
    const { element, isBeforeUnseen, before, target, snippet } = await page.evaluate(nextStop);
    if (isBeforeUnseen && before)
      findings.push({
        ...rules['focus-shows'],
        ...before,
        engine: 'own',
        outcome: 'failed',
        message: 'The control looks the same with the focus as without it.',
        mend: 'Draw an outline around the control while it has the focus.',
        severity: 'serious',
      });
    stuck = element !== -1 && element === last ? stuck + 1 : 0;
    // The day, month and year of a date have a stop each, and so has the button of its calendar.
    if (stuck === (/ type="date"/.test(snippet) ? 5 : 2)) {
      findings.push({
        ...rules['no-trap'],
        target,
        snippet,
        engine: 'own',
        outcome: 'failed',
        message: 'Tab does not leave the control.',
        mend: 'Let Tab and Shift+Tab move the focus on.',
        severity: 'critical',
      });
      break;
    }
    // Back at the start, or out of the page.
    if ((element === 0 && most > 0) || (element === -1 && last !== -1)) break;
    last = element;
    most = Math.max(most, element);
  }
  return findings;
}

/** The results of the project’s own checks as those of one more engine. */
export function ownOpinion(findings: readonly Finding[]): Opinion {
  const found = new Set(findings.map(({ rule }) => rule));
  return {
    engine: 'own',
    version: '1',
    findings,
    passed: Object.values(rules).filter(({ rule }) => !found.has(rule)),
    inapplicable: [],
  };
}
