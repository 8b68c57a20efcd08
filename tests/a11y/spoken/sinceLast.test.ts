import { sinceLast } from './sinceLast';

it('counts what was heard on the step before, and reads the rest', () => {
  const before = ['title: Details', 'button, Sign in', 'textbox, Name', 'textbox, Town', 'button, Continue'];
  const now = [
    'title: Details',
    'group, Check these',
    'button, Sign in',
    'textbox, Name',
    'textbox, Town',
    'link, Back',
  ];
  expect(sinceLast(before, now)).toEqual(['title: Details', 'group, Check these', '(3 lines as before)', 'link, Back']);
});

it('reads what has moved', () => {
  expect(sinceLast(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d', '(3 lines as before)']);
});

it('tells when something is gone', () => {
  const before = ['a', 'b', 'c', 'd', 'e'];
  expect(sinceLast(before, before)).toEqual(['(5 lines as before)']);
  expect(sinceLast(before, ['a', 'b', 'c', 'd'])).toEqual(['(4 lines as before)']);
});

it('reads everything on a first step', () => {
  expect(sinceLast([], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
});
