import { render, screen } from '@testing-library/react';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { CustomersOnly } from './CustomersOnly';

const session = jest.fn();
jest.mock('@/session/useSession', () => ({ useSession: () => session() }));

const show = () =>
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <CustomersOnly scopes={[]} page="myCard" waiting={null}>
        {() => 'The page'}
      </CustomersOnly>
    </TranslatorProvider>,
  );

describe('a page of a customer’s own', () => {
  it('offers to sign in', () => {
    session.mockReturnValue({ kind: 'anonymous', ended: null });
    show();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('has the number of customer service while signing in is switched off', () => {
    session.mockReturnValue({ kind: 'off' });
    show();
    expect(screen.getByText(/Call us and we will help/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/);
  });
});
