import { subjectOf } from './tokenBody';

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;

it.each([
  [tokenOf({ sub: 'customer-none' }), 'customer-none'],
  [tokenOf({ exp: 1 }), ''],
  ['no token', ''],
])('reads whose token %s is', (token, subject) => {
  expect(subjectOf(token)).toBe(subject);
});
