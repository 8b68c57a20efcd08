import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import { SaveCard } from './SaveCard';

const session = { kind: 'authenticated' };
jest.mock('@/session/useSession', () => ({ useSession: () => session }));

const booking = { bookingNumber: '7001', bookingHash: 'hash', cardPayment: 'payment-1' };
const visa = { id: 'c', card: 'VISA', lastDigits: '4242', validity: 'VALID', validUntil: '2029-01-31' } as const;

function show(fields: Partial<typeof booking> = {}, saveCard = jest.fn().mockResolvedValue(succeed(visa))) {
  render(
    <StateRoot>
      <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
        <SaveCard booking={{ ...booking, ...fields }} saveCard={saveCard} />
      </TranslatorProvider>
    </StateRoot>,
  );
  return saveCard;
}
const button = () => screen.queryByRole('button', { name: 'Save the card' });

describe('saving the card of a payment', () => {
  beforeEach(() => (session.kind = 'authenticated'));

  it('saves it when the customer asks, and says which card is saved', async () => {
    const saveCard = show();
    await userEvent.click(button()!);
    expect(saveCard).toHaveBeenCalledWith({ bookingNumber: '7001', bookingHash: 'hash' }, 'payment-1');
    expect(await screen.findByText('The card Visa •••• 4242 is saved')).toBeTruthy();
    expect(button()).toBeNull();
  });

  it('says that it failed, that the payment is fine, and can be tried again', async () => {
    show({}, jest.fn().mockResolvedValue(fail(failureOf('transport', 'NETWORK'))));
    await userEvent.click(button()!);
    expect(await screen.findByText('The card could not be saved. This does not affect your payment.')).toBeTruthy();
    expect(button()).not.toBeNull();
  });

  it('is not offered to strangers, nor without a payment by card', () => {
    session.kind = 'anonymous';
    show();
    expect(button()).toBeNull();
    session.kind = 'authenticated';
    show({ cardPayment: null as unknown as string });
    expect(button()).toBeNull();
  });
});
