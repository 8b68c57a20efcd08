import type { AuditRow, CheckRow, ControlResult, Finding } from '../model';
import type { Evidence } from './evidence';
import { groupsOf } from './groups';

export const finding = (changes: Partial<Finding> = {}): Finding => ({
  engine: 'axe',
  rule: 'image-alt',
  criteria: ['1.1.1'],
  outcome: 'failed',
  target: 'img',
  snippet: '<img src="lake.jpg">',
  message: 'Images must have alternative text',
  mend: 'Add an alt attribute',
  severity: 'critical',
  ...changes,
});

export const row = (findings: readonly Finding[], changes: Partial<AuditRow> = {}): AuditRow => ({
  id: 'home.fi.solo',
  route: 'home',
  state: 'home',
  locale: 'fi',
  theme: 'solo',
  steps: ['Open /fi', 'Press the button “Hae”.'],
  address: '/fi',
  title: 'Etusivu',
  opinions: [
    {
      engine: 'axe',
      version: '4.14.1',
      findings: findings.filter(({ engine }) => engine === 'axe'),
      passed: [{ rule: 'html-has-lang', criteria: ['3.1.1'] }],
      inapplicable: [{ rule: 'video-caption', criteria: ['1.2.2'] }],
    },
    {
      engine: 'alfa',
      version: '0.112.0',
      findings: findings.filter(({ engine }) => engine === 'alfa'),
      passed: [{ rule: 'sia-r4', criteria: ['3.1.1'] }],
      inapplicable: [],
    },
  ],
  picture: 'pictures/home.fi.solo.jpg',
  tree: 'trees/home.fi.txt',
  notTested: ['Other browsers than Chromium'],
  ...changes,
});

export const check = (changes: Partial<CheckRow> = {}): CheckRow => ({
  id: 'keyboard-home',
  kind: 'scripted',
  criteria: ['2.1.1'],
  route: 'home',
  state: 'home',
  locale: 'fi',
  theme: 'solo',
  outcome: 'passed',
  note: 'Every control was reached by keys.',
  ...changes,
});

export const control = (changes: Partial<ControlResult> = {}): ControlResult => ({
  id: 'planted-image',
  fault: 'a picture without a text',
  criteria: ['1.1.1'],
  mustSee: ['axe'],
  rules: { axe: ['image-alt'] },
  where: { route: 'termsOfUse', state: 'the terms of use', locale: 'fi', theme: 'solo' },
  said: [{ engine: 'axe', rule: 'image-alt', outcome: 'failed' }],
  ...changes,
});

/** Evidence whose rows are those that were asked for. */
export function evidenceOf(rows: readonly AuditRow[], changes: Partial<Evidence> = {}): Evidence {
  return {
    date: '2026-11-02T09:00:00.000Z',
    asked: { command: 'npm run audit', states: 1, locales: 1, themes: 1, rows: rows.map(({ id }) => id) },
    machines: [
      {
        browser: 'chromium 156',
        system: 'Linux 6.18, x64',
        node: 'v20.20.2',
        playwright: '1.65.1',
        window: '1280 x 720 px',
      },
    ],
    rows,
    groups: groupsOf(rows, []),
    checks: [],
    controls: [control()],
    known: [],
    ...changes,
  };
}
