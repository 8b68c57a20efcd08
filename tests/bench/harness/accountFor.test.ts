import { accountFor } from './accountFor';

const guest = (key: string, before: string | null, after: string | null) => ({ key, before, after });

it('finds nothing lost and nothing twice where each guest has one booking', () => {
  const attempts = [guest('a', '1', '1'), guest('b', null, '2')];
  expect(accountFor(attempts, ['1', '2'])).toEqual({ lost: [], twice: 0 });
});

it.each([
  ['is not stored', guest('a', '1', '1'), ['2']],
  ['was never told', guest('a', null, null), ['2']],
  ['became another one', guest('a', '1', '3'), ['2', '3']],
])('counts a booking as lost that %s', (_, attempt, stored) => {
  expect(accountFor([attempt, guest('b', null, '2')], stored).lost).toEqual(['a']);
});

it('counts what is stored beyond one for each guest', () => {
  expect(accountFor([guest('a', null, '1')], ['1', '4', '5'])).toEqual({ lost: [], twice: 2 });
});

it('counts a booking that two guests were told as one', () => {
  expect(accountFor([guest('a', null, '1'), guest('b', null, '1')], ['1', '2']).twice).toBe(1);
});
