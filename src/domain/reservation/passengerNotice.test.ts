import { checkNotice, needsDocument } from './passengerNotice';
import type { PassengerNotice } from './passengerNotice';

const notice: PassengerNotice = {
  firstName: 'Noora',
  lastName: 'Aalto',
  birthDate: '1984-02-29',
  nationality: 'FI',
  documentNumber: '',
  arrivesFrom: 'SE',
  purpose: 'LEISURE',
  companions: [],
};
const TODAY = '2026-11-02';
const fieldsOf = (change: Partial<PassengerNotice>) =>
  checkNotice({ ...notice, ...change }, TODAY).map(({ field, companion, problem }) => [field, companion, problem]);

describe('a passenger notice', () => {
  it('is complete without a document for the citizens of the Nordic countries only', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ nationality: 'EE' })).toEqual([['documentNumber', null, 'required']]);
    expect(fieldsOf({ nationality: 'EE', documentNumber: 'KD1' })).toEqual([]);
    expect(['DK', 'FI', 'IS', 'NO', 'SE'].filter(needsDocument)).toEqual([]);
    // Before a country is chosen, nobody is asked for a document.
    expect(needsDocument('')).toBe(false);
  });

  it('needs names of people who are born', () => {
    expect(fieldsOf({ firstName: ' ', birthDate: '' })).toEqual([
      ['firstName', null, 'required'],
      ['birthDate', null, 'required'],
    ]);
    for (const birthDate of ['2026-11-03', '1884-02-01', '1.2.1984']) {
      expect(fieldsOf({ birthDate })).toEqual([['birthDate', null, 'date']]);
    }
    expect(fieldsOf({ lastName: 'a'.repeat(51) })).toEqual([['lastName', null, 'tooLong']]);
  });

  it('is given by an adult', () => {
    expect(fieldsOf({ birthDate: '2008-11-02' })).toEqual([]);
    for (const birthDate of ['2008-11-03', '2015-06-01', TODAY]) {
      expect(fieldsOf({ birthDate })).toEqual([['birthDate', null, 'adult']]);
    }
    expect(checkNotice({ ...notice, birthDate: '2008-02-29' }, '2026-02-28').map(({ problem }) => problem)).toEqual([
      'adult',
    ]);
    expect(checkNotice({ ...notice, birthDate: '2008-02-29' }, '2026-03-01')).toEqual([]);
  });

  it('takes one spouse and children along; other adults give their own', () => {
    const born = (birthDate: string) => ({ firstName: 'Kalle', lastName: 'Aalto', birthDate });
    const [child, spouse, grandmother] = [born('2015-06-01'), born('1985-01-01'), born('1950-01-01')];
    expect(fieldsOf({ companions: [child, spouse, child, born(TODAY)] })).toEqual([]);
    expect(fieldsOf({ companions: [spouse, child, grandmother] })).toEqual([['birthDate', 2, 'child']]);
  });

  it('names the companion who is incomplete', () => {
    const kai = { firstName: 'Kai', lastName: 'Aalto', birthDate: '2015-06-01' };
    expect(fieldsOf({ companions: [kai, { ...kai, birthDate: '' }] })).toEqual([['birthDate', 1, 'required']]);
  });
});
