import { loadNationalNumber } from './loadNationalNumber';

afterEach(() => jest.resetModules());

it('loads the rules of phone numbers', async () => {
  const nationalNumber = await loadNationalNumber();
  expect(nationalNumber('+358', '040 123 4567')).toBe('401234567');
  expect(nationalNumber('+358', '1')).toBeNull();
});

it('leaves a number to the API where the rules cannot be loaded', async () => {
  jest.doMock('./nationalNumber', () => {
    throw new Error('Loading chunk 1 failed');
  });
  const nationalNumber = await loadNationalNumber();
  expect(nationalNumber('+358', '040 1')).toBe('0401');
});
