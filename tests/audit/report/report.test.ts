import { criteria } from '../../../src/domain/content/accessibilityEvidence';
import type { AccessibilityFault } from '../../../src/domain/content/accessibilityEvidence';
import { evidence as published } from '../../../src/features/accessibility-statement/evidence';
import { joinAsked, readChecks, readControls } from './read';
import { countsOf } from './evidence';
import { csvOf } from './csv';
import { differenceOf, linesOf } from './difference';
import { groupsOf, sortGroups } from './groups';
import { judgementsOf } from './judgements';
import { openAcrOf } from './openacr';
import { missingFromRun, updatedEvidence } from './statementEvidence';
import { failuresOf, summaryOf } from './summary';
import { check, control, evidenceOf, finding, row } from './testing';

const outcomeOf = (num: string, evidence: ReturnType<typeof evidenceOf>) =>
  judgementsOf(evidence).find(({ criterion }) => criterion.num === num)?.outcome;

describe('findings', () => {
  it('of a rule are one, with each place, and with who else saw it', () => {
    const both = [finding(), finding({ engine: 'alfa', rule: 'sia-r2', target: '/html/img' })];
    const [first, second] = groupsOf([row(both), row(both, { id: 'home.sv.solo' })], []);
    expect(first).toMatchObject({ id: 'alfa-sia-r2-failed', severity: 'critical' });
    expect(second?.occurrences.map((each) => [each.row.id, each.alsoSeenBy])).toEqual([
      ['home.fi.solo', ['alfa']],
      ['home.sv.solo', ['alfa']],
    ]);
    expect(second?.effect).toContain('cannot see a picture');
  });

  it('are faults, open questions, or explained where the explanation fits', () => {
    const rows = [row([finding(), finding({ snippet: '<img class="map">' }), finding({ outcome: 'cantTell' })])];
    const { faults, questions, explained } = sortGroups(
      groupsOf(rows, [{ engine: 'axe', rule: 'image-alt', where: /class="map"/, why: 'It is drawn.' }]),
    );
    expect([faults, questions, explained].map((each) => each.length)).toEqual([1, 1, 1]);
    expect(explained[0]?.explanation?.why).toBe('It is drawn.');
  });
});

describe('a criterion', () => {
  it('fails by one fault, and by one failed check', () => {
    expect(outcomeOf('1.1.1', evidenceOf([row([finding()])]))).toBe('failed');
    expect(outcomeOf('2.1.1', evidenceOf([row([])], { checks: [check({ outcome: 'failed' })] }))).toBe('failed');
  });

  it('is never passed by engines alone, nor while a question is open', () => {
    expect(outcomeOf('3.1.1', evidenceOf([row([])]))).toBe('cantTell');
    const open = [row([finding({ criteria: ['2.1.1'], outcome: 'cantTell' })])];
    expect(outcomeOf('2.1.1', evidenceOf(open, { checks: [check()] }))).toBe('cantTell');
    expect(outcomeOf('2.1.1', evidenceOf([row([])], { checks: [check()] }))).toBe('passed');
  });

  it('of what the site does not have is not applicable', () => {
    expect(outcomeOf('1.2.4', evidenceOf([row([])]))).toBe('inapplicable');
    // Editors may embed films without sound.
    expect(outcomeOf('1.2.1', evidenceOf([row([])]))).toBe('cantTell');
  });
});

describe('the audit fails', () => {
  const failures = (...given: Parameters<typeof evidenceOf>) => failuresOf(summaryOf(evidenceOf(...given)));

  it('by a fault, not by a question', () => {
    expect(failures([row([finding({ outcome: 'cantTell' })])])).toEqual([]);
    expect(failures([row([finding()])])).toEqual([
      'places with a fault: 1; rules that found them: 1',
      'criteria that fail, and that the statement does not name: 1.1.1',
    ]);
  });

  it('by a row that was not written, or not asked for', () => {
    const asked = { command: '', states: 1, locales: 1, themes: 1, rows: ['results.fi.solo'] };
    expect(countsOf({ asked, rows: [row([])] })).toMatchObject({ asked: 1, written: 1, missing: ['results.fi.solo'] });
    expect(failures([row([])], { asked })).toHaveLength(2);
  });

  it('by a planted fault that an engine does not see, or when none was planted', () => {
    const rules = { axe: ['image-alt'], ibm: ['img_alt_valid'] };
    expect(failures([row([])], { controls: [control({ mustSee: ['axe', 'ibm'], rules })] })).toEqual([
      'planted-image: ibm did not see a picture without a text (by img_alt_valid)',
    ]);
    expect(failures([row([])], { controls: [] })).toEqual(['no fault was planted']);
  });
});

it('compares runs over the rows that both have', () => {
  const [one, two] = [row([finding()]), row([finding({ target: 'p' })], { id: 'home.sv.solo' })];
  const runOf = (rows: readonly (typeof one)[]) => ({
    rows: rows.map(({ id }) => id),
    lines: linesOf(groupsOf(rows, [])),
  });
  expect(differenceOf(runOf([one]), runOf([one, two]))).toEqual({ compared: 1, added: [], gone: [] });
  expect(differenceOf(runOf([one]), runOf([row([finding({ target: 'a' })])]))).toEqual({
    compared: 1,
    added: ['home.fi.solo | failed | axe | image-alt | a'],
    gone: ['home.fi.solo | failed | axe | image-alt | img'],
  });
});

it('writes a table whose cells are texts, whatever they begin with', () => {
  const [, line] = csvOf(groupsOf([row([finding({ snippet: '=1+1, "two"' })])], [])).split('\r\n');
  expect(line).toContain(`"'=1+1, ""two"""`);
});

it('leaves open criteria without a level in the draft of the conformance report', () => {
  const text = openAcrOf(evidenceOf([row([finding()])], { checks: [check()] }), '1.0.0');
  expect(text).toMatch(/num: "1\.1\.1"\n +components:\n +- name: web\n +adherence:\n +level: partially-supports/);
  expect(text).toMatch(/num: "2\.1\.1"\n +components:\n +- name: web\n +adherence:\n +level: supports/);
  expect(text).toMatch(/num: "3\.1\.1"\n +components:\n +- name: web\n +- num/);
});

describe('the evidence of the statement', () => {
  const fault = { ...(published.faults[0] as AccessibilityFault), criteria: ['1.2.3'] };
  const question = { criteria, question: { fi: 'a', en: 'b', sv: 'c', et: 'd' } };
  const before = { ...published, faults: [fault], openQuestions: [question] };
  const after = (...given: Parameters<typeof evidenceOf>) =>
    updatedEvidence(before, evidenceOf(given[0], { known: before.faults, ...given[1] }));

  it('says of each criterion what this run says, and keeps what people wrote', () => {
    const { results, faults, openQuestions, reviewedOn } = after([row([finding()])], { checks: [check()] });
    expect(results).toMatchObject({ '1.1.1': 'failed', '1.2.3': 'failed', '2.1.1': 'passed', '3.1.1': 'cantTell' });
    expect([faults, openQuestions]).toEqual([before.faults, before.openQuestions]);
    expect(reviewedOn).toBe('2026-11-02');
  });

  it('counts what was looked at, and what was found', () => {
    const failed = check({ id: 'second', outcome: 'failed' });
    const { parts, scope } = after([row([finding()])], { checks: [check(), failed] });
    expect(parts.map(({ means, checked, findings }) => [means, checked, findings])).toEqual([
      ['engine', 1, 1],
      ['script', 2, 1],
    ]);
    expect(scope).toEqual({ routes: 1, states: 1, themes: 1 });
  });

  it('is refused where it names neither a fault nor a question for what does not pass', () => {
    const evidence = { ...before, openQuestions: [] };
    expect(() => updatedEvidence(evidence, evidenceOf([row([])]))).toThrow('no question about');
  });

  it('comes from whole runs only', () => {
    expect(missingFromRun(evidenceOf([row([])]), ['home.fi.solo', 'home.sv.solo'])).toEqual(['home.sv.solo']);
  });
});

it('does not fail by what the statement names already', () => {
  const known = published.faults;
  expect(failuresOf(summaryOf(evidenceOf([row([])], { known })))).toEqual([]);
  expect(failuresOf(summaryOf(evidenceOf([row([finding()])], { known })))).toContain(
    'criteria that fail, and that the statement does not name: 1.1.1',
  );
});

it('reads results of other checks, and refuses malformed ones', () => {
  expect(readChecks([[check()], [check({ id: 'second' })]])).toHaveLength(2);
  expect(() => readChecks([[{ ...check(), outcome: 'fine' }]])).toThrow('fine');
});

it('reads what was planted by an older run, with the rules that count', () => {
  const { rules: _rules, said, where: _where, ...older } = control();
  const [read] = readControls([{ ...older, sawIt: said }]);
  expect(read).toMatchObject({ rules: { axe: ['image-alt'], alfa: ['sia-r2'] }, said, where: { locale: 'fi' } });
  expect(readControls([control()])).toEqual([control()]);
});

it('joins what several machines were asked for', () => {
  const asked = { command: 'a', states: 1, locales: 1, themes: 1 };
  expect(
    joinAsked([
      { ...asked, rows: ['home.fi.solo', 'home.fi.custom'] },
      { ...asked, rows: ['home.sv.solo', 'home.fi.solo'] },
    ]),
  ).toMatchObject({ states: 1, locales: 2, themes: 2, rows: { length: 3 } });
});
