import { loadReadPhone } from './loadReadPhone';

afterEach(() => jest.resetModules());

it('loads the rules of phone numbers', async () => {
  const readPhone = await loadReadPhone();
  expect(readPhone('+358', '040 123 4567')).toEqual({ prefix: '+358', number: '401234567' });
  expect(readPhone('+358', '1')).toBeNull();
});

it('leaves a number to the API where the rules cannot be loaded', async () => {
  jest.doMock('./readPhone', () => {
    throw new Error('Loading chunk 1 failed');
  });
  const readPhone = await loadReadPhone();
  expect(readPhone('+358', '040 1')).toEqual({ prefix: '+358', number: '0401' });
});
