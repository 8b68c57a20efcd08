import { madeOnce } from './madeOnce';

it('makes a value once for each key', () => {
  const made: string[] = [];
  const list = madeOnce((key: string) => {
    made.push(key);
    return [key];
  });
  expect(list('fi')).toBe(list('fi'));
  expect(list('sv')).toEqual(['sv']);
  expect(made).toEqual(['fi', 'sv']);
});

it('tries again what could not be made', () => {
  let tries = 0;
  const fails = madeOnce((key: string): string => {
    tries += 1;
    throw new Error(key);
  });
  expect(() => fails('no zone')).toThrow('no zone');
  expect(() => fails('no zone')).toThrow('no zone');
  expect(tries).toBe(2);
});
