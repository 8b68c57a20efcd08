import { codeDigits, isWholeCode, waitForCode } from './cardConnection';

describe('a code as it was typed or pasted', () => {
  it.each([
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['Koodisi on 123456. Se on voimassa 15 minuuttia.', '123456'],
    ['12a', '12'],
  ])('%j is %s', (typed, code) => expect(codeDigits(typed)).toBe(code));

  it('is sent only when it is whole', () => {
    expect([isWholeCode('12345'), isWholeCode('123456')]).toEqual([false, true]);
  });
});

describe('the wait for another code', () => {
  const sent = { resendAt: 60_000, expiresAt: 900_000, attemptsLeft: 5 };

  it('ends when the API sends another one, and is never negative', () => {
    expect([0, 59_000, 60_000, 99_000].map((now) => waitForCode(sent, now))).toEqual([60_000, 1_000, 0, 0]);
  });

  it('lasts until the code has run out when no attempts are left', () => {
    expect(waitForCode({ ...sent, attemptsLeft: 0 }, 60_000)).toBe(840_000);
  });
});
