import { ask, type Headers, type Money, type Reached, type TestWorld } from './testGuest';

export const consents = {
  communications: true,
  communicationsLanguage: 'fi',
  marketingEmail: false,
  marketingSms: false,
};

/** A buyer whose values a test can look for. */
export const buyer = {
  firstName: 'Kerttu',
  lastName: 'Ostaja',
  email: 'kerttu@post.example',
  phoneNumberCountryCode: '+358',
  phoneNumber: '401112223',
  address: { street: 'Ostokuja 1', postcode: '00100', city: 'Helsinki', countryCode: 'FI' },
};

export const byCard = {
  flow: 'MERCHANT_HOSTED_WINDOW',
  method: 'CARD',
  bank: 'NoneBank',
  card: 'Visa',
  savedCardId: null,
  returnUrl: '/s-card/maksu',
};

export interface CardOrder {
  readonly id: string;
  readonly orderKey: string;
  readonly status: string;
  readonly price: Money;
  readonly payment: { readonly paymentId: string; readonly url: string | null } | null;
  readonly cardNumber: string | null;
  readonly validUntil: string | null;
  readonly paymentError: string | null;
}

const orderFields = `id orderKey status price { value currency } payment { paymentId url } cardNumber validUntil paymentError`;

export interface Ordered {
  readonly order: CardOrder | null;
  readonly error: { readonly type: string; readonly price: Money | null } | null;
  readonly notLoggedIn: { readonly code: string } | null;
}

const call = async <Data>(world: Reached, query: string, input: unknown, headers: Headers): Promise<Data> => {
  const { data, errors } = await ask<Record<string, Data>>(world, query, { input }, headers, '/graphql');
  const [answer] = Object.values(data ?? {});
  if (errors || answer === undefined) throw new Error(JSON.stringify(errors));
  return answer;
};

const euros = (value: number) => ({ value, currency: 'EUR' });

/** Orders a card for 25 euros, or as a test says. */
export const purchase = (world: Reached, more: object = {}, headers: Headers = {}) =>
  call<Ordered>(
    world,
    `mutation Buy($input: PurchaseSCardInput!) { purchaseSCard(input: $input) {
      order { ${orderFields} } error { type price { value currency } } notLoggedIn { code } } }`,
    {
      locale: 'fi_FI',
      customer: buyer,
      consents,
      termsAndConditionsAgreed: true,
      price: euros(25),
      payment: byCard,
      ...more,
    },
    headers,
  );

export const renew = (world: TestWorld, headers: Headers, more: object = {}) =>
  call<Ordered>(
    world,
    `mutation Renew($input: BeginSCardRenewalInput!) { beginSCardRenewal(input: $input) {
      order { ${orderFields} } error { type price { value currency } } notLoggedIn { code } } }`,
    { locale: 'fi_FI', price: euros(25), payment: byCard, ...more },
    headers,
  );

export interface Completed {
  readonly order: CardOrder | null;
  readonly error: { readonly type: string; readonly paymentError: string | null } | null;
}

export const complete = (world: Reached, order: CardOrder, headers: Headers = {}) =>
  call<Completed>(
    world,
    `mutation Complete($input: CompleteSCardOrderInput!) { completeSCardPayment(input: $input) {
      order { ${orderFields} } error { type paymentError } } }`,
    { orderId: order.id, orderKey: order.orderKey, paymentId: order.payment?.paymentId ?? '' },
    headers,
  );

export interface ShownCard {
  readonly number: string;
  readonly status: string;
  readonly validity: string;
  readonly validUntil: string;
  readonly points: number;
  readonly levelPoints: number;
  readonly levelId: string;
  readonly product: string;
  readonly renewal: { readonly allowed: boolean; readonly validUntil: string; readonly from: string };
  readonly withdrawal: { readonly orderId: string; readonly until: string } | null;
}

/** The card of who is signed in; null without one. */
export const shownCard = async (world: TestWorld, headers: Headers): Promise<ShownCard | null> => {
  const { data } = await ask<{ customerCardInfo: { card: ShownCard | null } }>(
    world,
    `{ customerCardInfo(locale: en_GB) { card { number status validity validUntil points levelPoints levelId product
      renewal { allowed validUntil from } withdrawal { orderId until } } } }`,
    {},
    headers,
    '/graphql',
  );
  return data.customerCardInfo.card;
};

export interface Mail {
  readonly toAddress: string;
  readonly subject: string;
  readonly body: string;
}

/** The messages that were sent, the latest first. */
export const mails = async ({ address }: TestWorld): Promise<readonly Mail[]> =>
  (await (await fetch(`${address}/mailbox?format=json`)).json()) as Mail[];

/** Sets the clock of the harness. */
export const setClock = ({ address }: TestWorld, now: string) =>
  fetch(`${address}/__test/clock`, { method: 'POST', body: JSON.stringify({ now }) });

export interface Verified {
  readonly error: { readonly type: string; readonly attemptsLeft: number | null } | null;
  readonly card?: { readonly number: string; readonly status: string } | null;
  readonly verification?: { readonly expiresAt: string; readonly attemptsLeft: number } | null;
}

export const askCode = (world: TestWorld, email: string, headers: Headers) =>
  call<Verified>(
    world,
    `mutation Begin($input: BeginSCardEmailVerificationInput!) { beginSCardEmailVerification(input: $input) {
      verification { expiresAt resendAt attemptsLeft } error { type attemptsLeft } } }`,
    { email, locale: 'en_GB' },
    headers,
  );

export const giveCode = (world: TestWorld, email: string, code: string, headers: Headers) =>
  call<Verified>(
    world,
    `mutation Complete($input: CompleteSCardEmailVerificationInput!) { completeSCardEmailVerification(input: $input) {
      card { number status } error { type attemptsLeft } } }`,
    { email, code, locale: 'en_GB' },
    headers,
  );
