import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastCustomer } from '@/api/lastCustomer';
import { testTokens } from '@/api/testTokens';
import { readTokens, storeTokens, subscribeToTokens } from '@/api/tokenStore';
import { subjectOf } from '@/domain/guest/tokenBody';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { PrivacyLedger } from './PrivacyLedger';

it('ends a sign-in that is deleted as by signing out, so that the next customer finds nothing of this one', async () => {
  localStorage.clear();
  const tokens = testTokens(Date.now() + 3_600_000, 'anna');
  storeTokens(tokens);
  const changes: string[] = [];
  const unsubscribe = subscribeToTokens((change) => changes.push(change));
  const messages = loadAllMessages('en');
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <PrivacyLedger />
    </TranslatorProvider>,
  );
  const row = screen.getAllByRole('row').find((each) => each.textContent?.includes('Your sign-in'));
  if (!row) throw new Error('the sign-in is not listed');
  await userEvent.click(within(row).getByRole('button'));
  unsubscribe();
  expect(readTokens()).toBeNull();
  expect(changes).toEqual(['SIGNED_OUT']);
  expect(lastCustomer()).toBe(subjectOf(tokens.accessToken));
});
