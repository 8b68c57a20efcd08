import { timeLeft } from './timeLeft';

const minutes = (count: number) => count * 60_000;

it.each([
  [1, { unit: 'minutes', count: 1 }],
  [minutes(29) + 1, { unit: 'minutes', count: 30 }],
  [minutes(60) - 1, { unit: 'minutes', count: 60 }],
  [minutes(60), { unit: 'hours', count: 1 }],
  [minutes(119), { unit: 'hours', count: 1 }],
  [minutes(24 * 60) - 1, { unit: 'hours', count: 23 }],
  [minutes(24 * 60), { unit: 'days', count: 1 }],
  [minutes(72 * 60 + 5), { unit: 'days', count: 3 }],
])('gives %d ms in the largest unit', (ms, left) => {
  expect(timeLeft(ms)).toEqual(left);
});
