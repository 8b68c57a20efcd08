import { isPassLink } from './walletPass';

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJhdWQiOiJnb29nbGUifQ.c2ln-_A';

describe('a link to a pass', () => {
  it.each([
    ['APPLE', 'https://api.example/passes/7001.pkpass?token=abc'],
    ['APPLE', '/wallet/abc.def'],
    ['GOOGLE', `https://pay.google.com/gp/v/save/${token}`],
    ['GOOGLE', `/stay/stand-in/wallet/${token}`],
  ] as const)('for %s may be %s', (kind, url) => {
    expect(isPassLink(kind, url)).toBe(true);
  });

  it.each([
    ['APPLE', ''],
    ['APPLE', 'http://api.example/7001.pkpass'],
    ['APPLE', 'javascript:alert(1)'],
    ['APPLE', 'data:application/vnd.apple.pkpass;base64,AAAA'],
    ['APPLE', '//evil.example/7001.pkpass'],
    ['APPLE', '/\\evil.example/7001.pkpass'],
    ['APPLE', '/\t/evil.example/7001.pkpass'],
    ['APPLE', 'wallet/abc.def'],
    ['APPLE', 'https://guest:word@api.example/7001.pkpass'],
    ['APPLE', ' https://api.example/7001.pkpass'],
    ['APPLE', 'https://'],
    ['GOOGLE', `https://pay.google.com/gp/v/save/`],
    ['GOOGLE', 'https://pay.google.com/gp/v/save/one.two'],
    ['GOOGLE', `https://pay.google.com/else/${token}`],
    ['GOOGLE', `https://pay.google.com.evil.example/gp/v/save/${token}`],
    ['GOOGLE', `https://pay.google.com:8443/gp/v/save/${token}`],
    ['GOOGLE', `https://pay.google.com/gp/v/save/${token}?next=/`],
    ['GOOGLE', `https://pay.google.com/gp/v/save/../../../${token}`],
    ['GOOGLE', `https://api.example/${token}`],
    ['GOOGLE', '/stand-in/wallet/'],
  ] as const)('for %s may not be %s', (kind, url) => {
    expect(isPassLink(kind, url)).toBe(false);
  });
});
