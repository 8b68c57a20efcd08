import { fireEvent, render, screen, within } from '@testing-library/react';
import { paymentWays } from '@/domain/payment/paymentWays';
import type { GuaranteeOption } from '@/domain/payment/guarantee';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { PaymentChoice } from './PaymentChoice';

const option = (fields: Partial<GuaranteeOption>): GuaranteeOption => ({
  type: 'DEPOSIT',
  method: 'CARD',
  flow: 'WEB_TERMINAL',
  banks: [],
  cards: [],
  ...fields,
});
const ways = paymentWays([
  option({ cards: ['VISA'] }),
  option({ type: 'CARD_VERIFICATION', cards: ['VISA'] }),
  option({ method: 'ONLINE_BANK', banks: ['NORDEA', 'OP'] }),
  option({ type: 'NONE', method: 'NONE', flow: 'NONE' }),
]);

function show(shown = ways, chosen: string | null = null) {
  const onChoose = jest.fn();
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <PaymentChoice name="way" ways={shown} chosen={chosen} onChoose={onChoose} />
    </TranslatorProvider>,
  );
  return onChoose;
}
const radios = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole<HTMLInputElement>('radio', { hidden: true })
    .map(({ value }) => value);

describe('the ways to pay', () => {
  it('are in groups, those without credit first', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Later, at the hotel',
      'Now, by online bank',
      'Now, by card',
    ]);
    expect(radios('Later, at the hotel')).toEqual(['CARD_VERIFICATION-CARD', 'NONE-NONE']);
    expect(radios('Now, by online bank')).toEqual(['DEPOSIT-ONLINE_BANK-NORDEA', 'DEPOSIT-ONLINE_BANK-OP']);
    expect(radios('Now, by card')).toEqual(['DEPOSIT-CARD']);
  });

  it('have one line for all banks, which opens, and is open while one of them is chosen', () => {
    show();
    const line = screen.getByText('Nordea and OP').closest('details');
    expect(line?.open).toBe(false);
    fireEvent.click(screen.getByText('Nordea and OP'));
    expect(line?.open).toBe(true);
  });

  it('show the bank that was chosen', () => {
    show(ways, 'DEPOSIT-ONLINE_BANK-OP');
    expect(screen.getByText('Nordea and OP').closest('details')?.open).toBe(true);
    expect(screen.getByRole('radio', { name: 'OP, online bank' })).toHaveProperty('checked', true);
  });

  it('say why there are not more, as where a bank makes the price', () => {
    render(
      <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
        <PaymentChoice name="way" ways={ways.slice(0, 1)} chosen={null} onChoose={jest.fn()} note="Only by S-Bank." />
      </TranslatorProvider>,
    );
    expect(screen.getByRole('group', { name: /How/ }).textContent).toContain('Only by S-Bank.');
  });

  it('have no heading where there is one group', () => {
    const onChoose = show(ways.slice(0, 1));
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    fireEvent.click(screen.getByRole('radio'));
    expect(onChoose).toHaveBeenCalledWith(ways[0]);
  });
});
