import { isWebAddress } from './webAddress';

it.each(['/pay/123', 'https://pay.example/1?a=b', 'http://localhost:3000/pay'])('sends a guest to %s', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

it.each(['', '  ', 'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'tel:1', 'https://[', 'blob:x'])(
  'never sends a guest to "%s"',
  (address) => {
    expect(isWebAddress(address)).toBe(false);
  },
);
