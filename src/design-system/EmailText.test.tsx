import { render } from '@testing-library/react';
import { EmailText } from './EmailText';

const markup = (address: string) => render(<EmailText>{address}</EmailText>).container.innerHTML;

describe('EmailText', () => {
  it('may be broken before its @ alone, and reads as before', () => {
    expect(markup('toolonlahti@sarastus.example')).toBe(
      '<span>toolonlahti<wbr aria-hidden="true">@sarastus.example</span>',
    );
    expect(render(<EmailText>a@b.example</EmailText>).container.textContent).toBe('a@b.example');
  });

  it('shows what is no address as it is', () => {
    expect(markup('reception')).toBe('reception');
    expect(markup('')).toBe('');
  });
});
