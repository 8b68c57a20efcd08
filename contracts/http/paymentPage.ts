import type { PaymentRecord } from '../world/store/payments';
import { paymentTexts, type PaymentTexts } from './paymentTexts';

const escape = (value: string): string => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1.5rem; max-width: 32rem; }
  form { display: grid; gap: 0.75rem; }
  fieldset { display: grid; gap: 0.75rem; border: 1px solid; border-radius: 0.5rem; padding: 1rem; }
  button, a.back { font: inherit; min-height: 3rem; padding: 0.5rem 1rem; border-radius: 0.5rem; border: 2px solid; cursor: pointer; }
  button.first { background: #14532d; color: #fff; border-color: #14532d; }
  a.back { display: inline-block; }
  :focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
`;

const document = (texts: PaymentTexts, heading: string, body: string): string => `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(heading)} – ${escape(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<header><p>${escape(texts.title)}</p></header>
<main>
<h1>${escape(heading)}</h1>
${body}
</main>
</body>
</html>
`;

const amountOf = ({ amount, currency, locale }: PaymentRecord): string =>
  currency === 'S_POINT'
    ? `${amount / 100} S`
    : new Intl.NumberFormat({ fi: 'fi-FI', en: 'en-GB', sv: 'sv-SE', et: 'en-GB' }[locale], {
        style: 'currency',
        currency,
      }).format(amount / 100);

/** Where the guest goes from the payment page: the address the site gave, with a word that tells nothing about anyone. */
export const returnAddress = (payment: PaymentRecord): string => {
  const url = new URL(payment.returnUrl, 'http://site');
  url.searchParams.set('payment', 'returned');
  return `${url.pathname}${url.search}${url.hash}`;
};

/** The payment provider's page for one attempt. */
export const paymentPage = (payment: PaymentRecord): string => {
  const texts = paymentTexts[payment.locale];
  if (payment.state !== 'OPEN') {
    const heading = payment.state === 'PAID' ? texts.paidHeading : texts.closedHeading;
    const back = `<a class="back" href="${escape(returnAddress(payment))}">${escape(texts.back)}</a>`;
    return document(texts, heading, `<p>${escape(texts.closed)}</p>\n${back}`);
  }
  const isVerification = payment.type === 'CARD_VERIFICATION';
  const button = (act: string, label: string, first = false) =>
    `<button type="submit" name="act" value="${act}"${first ? ' class="first"' : ''}>${escape(label)}</button>`;
  const amount = isVerification ? '' : `<p>${escape(texts.amount)}: <strong>${escape(amountOf(payment))}</strong></p>`;
  return document(
    texts,
    isVerification ? texts.verifyHeading : texts.payHeading,
    `${amount}
<p>${escape(isVerification ? texts.verifyNote : texts.payNote)}</p>
<form method="post" action="/pay/${escape(payment.id)}">
<fieldset>
<legend>${escape(texts.actions)}</legend>
${button('pay', isVerification ? texts.verify : texts.pay, true)}
${button('decline', texts.decline)}
${button('cancel', texts.cancel)}
${button('time-out', texts.timeOut)}
${button('leave', texts.leave)}
</fieldset>
</form>`,
  );
};
