import { criteria } from '../criteria';
import { criteriaOfTags } from './axe';
import { readIbm } from './ibm';

it('reads the criteria of axe’s tags', () => {
  expect(criteriaOfTags(['wcag2aa', 'wcag143', 'wcag1410', 'best-practice', 'EN-301-549'])).toEqual([
    '1.4.3',
    '1.4.10',
  ]);
});

it('counts what IBM’s engine is unsure of as an open question, and never as a pass', () => {
  const at = { path: { dom: '/html[1]' }, message: 'm', snippet: '<html>' };
  const points = [{ num: '1.1.1', rules: ['img_alt_valid'] }];
  const { findings, passed } = readIbm(
    [
      { ruleId: 'img_alt_valid', value: ['VIOLATION', 'FAIL'], ...at },
      { ruleId: 'style_color_misuse', value: ['VIOLATION', 'POTENTIAL'], ...at },
      { ruleId: 'text_quoted', value: ['RECOMMENDATION', 'MANUAL'], ...at },
      { ruleId: 'text_quoted', value: ['RECOMMENDATION', 'PASS'], ...at },
      { ruleId: 'html_lang_exists', value: ['VIOLATION', 'PASS'], ...at },
    ],
    points,
  );
  expect(findings.map(({ rule, outcome, criteria: own }) => [rule, outcome, own])).toEqual([
    ['img_alt_valid', 'failed', ['1.1.1']],
    ['style_color_misuse', 'cantTell', []],
    ['text_quoted', 'cantTell', []],
  ]);
  expect(passed.map(({ rule }) => rule)).toEqual(['html_lang_exists']);
});

it('has the 55 criteria of WCAG 2.2 on the levels A and AA, in order and once', () => {
  expect(criteria).toHaveLength(55);
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(55);
  expect(criteria.map(({ num }) => num).slice(0, 3)).toEqual(['1.1.1', '1.2.1', '1.2.2']);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
});
