import type { PaymentRecord } from '../world/store/payments';
import { paymentTexts } from './paymentTexts';
import { escapeHtml as escape, plainPage } from './plainPage';

const amountOf = ({ amount, currency, locale }: PaymentRecord): string =>
  currency === 'S_POINT'
    ? `${amount / 100} S`
    : new Intl.NumberFormat({ fi: 'fi-FI', en: 'en-GB', sv: 'sv-SE', et: 'en-GB' }[locale], {
        style: 'currency',
        currency,
      }).format(amount / 100);

/** The address to return to from the payment page: the one of the order, with a parameter that identifies no guest. */
export const returnAddress = (payment: PaymentRecord): string => {
  const url = new URL(payment.returnUrl, 'http://site');
  url.searchParams.set('payment', 'returned');
  return `${url.pathname}${url.search}${url.hash}`;
};

/** The payment provider's page for one attempt to pay for a booking, or for a loyalty card. */
export const paymentPage = (payment: PaymentRecord, isForCard: boolean): string => {
  const texts = paymentTexts[payment.locale];
  if (payment.state !== 'OPEN') {
    const isPending = payment.state === 'PENDING';
    const heading =
      payment.state === 'PAID' ? texts.paidHeading : isPending ? texts.pendingHeading : texts.closedHeading;
    const pending = isForCard ? texts.pendingCard : texts.pending;
    const text = isPending ? pending : isForCard ? texts.closedCard : texts.closed;
    const back = `<a class="back" href="${escape(returnAddress(payment))}">${escape(texts.back)}</a>`;
    return plainPage(texts, heading, `<p>${escape(text)}</p>\n${back}`);
  }
  const isVerification = payment.type === 'CARD_VERIFICATION';
  const button = (act: string, label: string, first = false) =>
    `<button type="submit" name="act" value="${act}"${first ? ' class="first"' : ''}>${escape(label)}</button>`;
  const amount = isVerification ? '' : `<p>${escape(texts.amount)}: <strong>${escape(amountOf(payment))}</strong></p>`;
  return plainPage(
    texts,
    isVerification ? texts.verifyHeading : isForCard ? texts.payCardHeading : texts.payHeading,
    `${amount}
<p>${escape(isVerification ? texts.verifyNote : texts.payNote)}</p>
<form method="post">
<fieldset>
<legend>${escape(texts.actions)}</legend>
${button('pay', isVerification ? texts.verify : texts.pay, true)}
${button('decline', texts.decline)}
${button('cancel', texts.cancel)}
${button('time-out', texts.timeOut)}
${button('later', texts.later)}
${button('leave', texts.leave)}
</fieldset>
</form>`,
  );
};
