const en = {
  language: 'en',
  title: 'Sign-in service',
  heading: 'Who are you today?',
  note: 'These people are invented, and so is everything they book.',
  choose: 'Sign in as',
  cancel: 'Go back without signing in',
  kinds: {
    none: 'a customer without memberships',
    scard: 'S-Card, valid',
    'scard-expiring': 'S-Card, soon to expire',
    'scard-expired': 'S-Card, expired',
    both: 'Co-op member with an S-Card',
    asom: 'Co-op member',
    staff: 'Co-op member, works for the chain',
    business: 'S-Card, travels for a company',
  } as Readonly<Record<string, string>>,
};
export type SignInTexts = typeof en;

const fi: SignInTexts = {
  language: 'fi',
  title: 'Kirjautumispalvelu',
  heading: 'Kuka olet tänään?',
  note: 'Nämä ihmiset ovat keksittyjä, samoin kaikki, mitä he varaavat.',
  choose: 'Kirjaudu',
  cancel: 'Palaa kirjautumatta',
  kinds: {
    none: 'asiakas ilman jäsenyyksiä',
    scard: 'S-Card, voimassa',
    'scard-expiring': 'S-Card, vanhenee pian',
    'scard-expired': 'S-Card, vanhentunut',
    both: 'Asiakasomistaja, jolla on S-Card',
    asom: 'Asiakasomistaja',
    staff: 'Asiakasomistaja, ketjun työntekijä',
    business: 'S-Card, matkustaa yrityksen asioilla',
  },
};

const sv: SignInTexts = {
  language: 'sv',
  title: 'Inloggningstjänst',
  heading: 'Vem är du i dag?',
  note: 'De här personerna är påhittade, liksom allt de bokar.',
  choose: 'Logga in som',
  cancel: 'Gå tillbaka utan att logga in',
  kinds: {
    none: 'kund utan medlemskap',
    scard: 'S-Card, giltigt',
    'scard-expiring': 'S-Card, går snart ut',
    'scard-expired': 'S-Card, har gått ut',
    both: 'Ägarkund med S-Card',
    asom: 'Ägarkund',
    staff: 'Ägarkund, arbetar i kedjan',
    business: 'S-Card, reser i tjänsten',
  },
};

/** The texts of the sign-in page by `ui_locales`; English for Estonian guests, as in the site's interface. */
export const signInTexts = (locales: string | null): SignInTexts => {
  const [first = ''] = (locales ?? '').split(/[ ,-]/);
  return { fi, en, sv }[first] ?? (first === '' ? fi : en);
};
