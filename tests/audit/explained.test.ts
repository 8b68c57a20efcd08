import { explanationOf, explanations } from './explained';
import { finding } from './report/testing';

describe('an explanation', () => {
  const own = [{ engine: 'ibm', rule: 'r', where: /class="map"/, why: 'It is drawn.' }] as const;
  const of = (changes: Parameters<typeof finding>[0]) =>
    explanationOf(finding({ engine: 'ibm', rule: 'r', ...changes }), own);

  it('is for one rule of one engine, where it applies', () => {
    expect(of({ snippet: '<div class="map">' })?.why).toBe('It is drawn.');
    expect(of({ snippet: '<div class="menu">' })).toBeUndefined();
    expect(of({ snippet: '<div class="map">', engine: 'axe' })).toBeUndefined();
    expect(of({ snippet: '<div class="map">', rule: 's' })).toBeUndefined();
  });

  it('says why, in a sentence', () => {
    for (const { why } of explanations) expect(why).toMatch(/^[A-Z].{40,}\.$/s);
  });
});
