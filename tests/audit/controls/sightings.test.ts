import { control, finding, row } from '../report/testing';
import { idsOf, plantedFaults } from './faults';
import { besidesOf, blindTo, saidOf, sightingsOf } from './sightings';

const fault = plantedFaults.find(({ id }) => id === 'planted-label');
if (!fault) throw new Error('It is not planted.');
const planted = '<input type="text" id="planted-label">';
const by = (...findings: readonly ReturnType<typeof finding>[]) =>
  control({ rules: fault.rules, mustSee: ['axe'], said: saidOf(fault, row(findings).opinions) });

describe('a planted fault', () => {
  it('is seen by a rule that is about it, on the planted element', () => {
    const seen = by(finding({ rule: 'label', snippet: planted }));
    expect(sightingsOf(seen)).toEqual([{ engine: 'axe', rule: 'label', outcome: 'failed' }]);
    expect(blindTo(seen)).toEqual([]);
  });

  it('is not seen by another rule, which is told besides', () => {
    const seen = by(finding({ rule: 'color-contrast', snippet: planted, outcome: 'cantTell' }));
    expect(blindTo(seen)).toEqual(['axe']);
    expect(besidesOf(seen)).toEqual([{ engine: 'axe', rule: 'color-contrast', outcome: 'cantTell' }]);
  });

  it('is not seen by a question to a person, unless engines can only ask', () => {
    const asked = by(finding({ rule: 'label', snippet: planted, outcome: 'cantTell' }));
    expect(blindTo(asked)).toEqual(['axe']);
    expect(blindTo({ ...asked, isQuestion: true })).toEqual([]);
  });

  it('is not seen by a finding on another element, which names it or holds it', () => {
    const others = ['<label for="planted-label">', `<div>${planted}</div>`, '<input id="planted-label-2">'];
    for (const snippet of others) expect(blindTo(by(finding({ rule: 'label', snippet })))).toEqual(['axe']);
  });
});

describe('what is planted', () => {
  it('has an id by which it is recognised, which no label has', () => {
    const twice = plantedFaults.find(({ id }) => id === 'planted-twice');
    expect(new Set(twice && idsOf(twice))).toEqual(new Set(['planted-twice']));
    for (const each of plantedFaults) expect(idsOf(each)).not.toEqual([]);
  });

  it('names a rule for each engine that must see it', () => {
    for (const { mustSee, rules } of plantedFaults)
      for (const engine of mustSee) expect(rules[engine]?.length).toBeGreaterThan(0);
  });
});
