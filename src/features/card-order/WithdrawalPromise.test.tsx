import { render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { WithdrawalPromise } from './WithdrawalPromise';

it.each([
  ['en', 1, /within 1 day of the day you order/],
  ['en', 14, /within 14 days of the day you order/],
  ['fi', 1, /1 päivän kuluessa tilauspäivästä/],
  ['sv', 1, /inom 1 dag från beställningsdagen/],
] as const)('says in %s how long an order can be withdrawn: %s', (language, days, sentence) => {
  render(
    <TranslatorProvider locale={language} messages={loadAllMessages(language)}>
      <WithdrawalPromise due={money(2500)} days={days} />
    </TranslatorProvider>,
  );
  expect(screen.getByText(sentence)).toBeTruthy();
});
