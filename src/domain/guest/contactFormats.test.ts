import { isEmail, isFinnishBusinessId } from './contactFormats';

describe('formats', () => {
  it.each(['a@b.fi', 'first.last+tag@sub.domain.example', 'åke@öl.example'])('takes %s for an address', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['a@b', '@b.fi', 'a@', 'a b@c.fi', 'a@b..fi', '.a@b.fi', 'a.@b.fi', 'a@b.f', 'a@@b.fi', 'a,b@c.fi'])(
    'does not take %s for an address',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it('proves a business id by its check digit', () => {
    expect(['1234567-1', '1234567-8', '1000000-4', '0000006-0', '12345671'].map(isFinnishBusinessId)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});
