import { screenStates } from '../support/screens';
import { explanationOf, explanations } from './explained';
import { finding } from './report/testing';

describe('an explanation', () => {
  const own = [
    { engine: 'ibm', rule: 'r', where: /class="map"/, why: 'It is drawn.' },
    { engine: 'ibm', rule: 'whole', states: /^home$/, why: 'It is about the page.' },
  ] as const;
  const of = (changes: Parameters<typeof finding>[0], state = 'home') =>
    explanationOf(finding({ engine: 'ibm', rule: 'r', ...changes }), state, own);

  it('is for one rule of one engine, where it applies', () => {
    expect(of({ snippet: '<div class="map">' })?.why).toBe('It is drawn.');
    expect(of({ snippet: '<div class="menu">' })).toBeUndefined();
    expect(of({ snippet: '<div class="map">', engine: 'axe' })).toBeUndefined();
    expect(of({ snippet: '<div class="map">', rule: 's' })).toBeUndefined();
  });

  it('is for the states that it names', () => {
    expect(of({ rule: 'whole' })?.why).toBe('It is about the page.');
    expect(of({ rule: 'whole' }, 'home, in the evening')).toBeUndefined();
  });

  it('names states that there are', () => {
    for (const { states } of explanations)
      if (states) expect(screenStates.filter(({ name }) => states.test(name))).not.toEqual([]);
  });

  it.each(['style_color_misuse', 'style_highcontrast_visible'])('of %s is about the stylesheet of the site', (rule) => {
    const about = (snippet: string) => explanationOf(finding({ engine: 'ibm', rule, snippet }), 'home');
    expect(about('<link href="/sarastus.css?v=5f56" rel="stylesheet">')?.why).toContain('the one stylesheet');
    expect(about('<p style="color: red">')).toBeUndefined();
  });

  it('says why, in a sentence', () => {
    for (const { why } of explanations) expect(why).toMatch(/^[A-Z].{40,}\.$/s);
  });
});
