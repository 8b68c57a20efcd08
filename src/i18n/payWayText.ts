import { DEADLINE_TIME } from '@/domain/limits';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import type { Translator } from './translator';

interface PayWayText {
  readonly title: string;
  readonly description: string;
}

type Words = Pick<Translator, 't' | 'format'>;

/** One way to pay or guarantee, in words: for a new booking and for one that is paid later. */
export function payWayText({ choice, savedCard, invoicedTo }: PaymentWay, { t, format }: Words): PayWayText {
  if (invoicedTo !== null) {
    return { title: t('payment.ways.INVOICE'), description: t('payment.wayHints.INVOICE', { company: invoicedTo }) };
  }
  const hint = t(`payment.wayHints.${choice.type}`, { time: format.time(DEADLINE_TIME) });
  if (savedCard) {
    const card = { card: t(`payment.cards.${savedCard.card}`), digits: savedCard.lastDigits };
    const isNow = choice.type === 'DEPOSIT';
    const validity = savedCard.validity === 'EXPIRING' ? 'EXPIRING' : 'VALID';
    const [year, month] = savedCard.validUntil.split('-');
    const valid = t(`payment.savedCards.${validity}`, { until: `${month}/${year}` });
    return {
      title: t(isNow ? 'payment.ways.savedNow' : 'payment.ways.savedGuarantee', card),
      description: `${hint} ${valid}.`,
    };
  }
  if (choice.bank) {
    return { title: t('payment.ways.bank', { bank: t(`payment.banks.${choice.bank}`) }), description: hint };
  }
  const isAtDesk = choice.flow === 'PHYSICAL_TERMINAL';
  return { title: t(`payment.ways.${isAtDesk ? 'PHYSICAL_TERMINAL' : choice.type}`), description: hint };
}
