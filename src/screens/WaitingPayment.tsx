import NextLink from 'next/link';
import { ResumePaymentNotice } from '@/features/payment/ResumePaymentNotice';
import { useWaitingPayment } from '@/features/payment/useWaitingPayment';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';

/** Leads a guest who turns up anywhere back to a payment that was left unfinished. */
export function WaitingPayment() {
  return (
    <StateRoot>
      <Resume />
    </StateRoot>
  );
}

function Resume() {
  const { locale } = useTranslator();
  if (!useWaitingPayment()) return null;
  return (
    <div data-waiting-payment="">
      <ResumePaymentNotice href={pathOf('paymentReturn', locale)} linkAs={NextLink} />
    </div>
  );
}
