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
    expect(fieldsOf({ birthDate: TODAY })).toEqual([]);
    expect(fieldsOf({ lastName: 'a'.repeat(51) })).toEqual([['lastName', null, 'tooLong']]);
  });

  it('names the companion who is incomplete', () => {
    const kai = { firstName: 'Kai', lastName: 'Aalto', birthDate: '2015-06-01' };
    expect(fieldsOf({ companions: [kai, { ...kai, birthDate: '' }] })).toEqual([['birthDate', 1, 'required']]);
  });
});
