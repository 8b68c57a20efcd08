import { loadAllMessages } from '../../src/i18n/testMessages';
import type { Locale } from '../../src/i18n/locales';
import { languageOf } from '../../src/i18n/locales';
import { createTranslator } from '../../src/i18n/translator';
import type { Translator } from '../../src/i18n/translator';

/** The texts of a locale: tests find elements by text rather than by markup. */
export const wordsIn = (locale: Locale): Translator => createTranslator(locale, loadAllMessages(languageOf(locale)));

/** The labels of the payment page's buttons. */
export const paymentWords = {
  fi: {
    pay: 'Maksa',
    verify: 'Vahvista kortti',
    decline: 'Hylkää',
    cancel: 'Peruuta',
    timeOut: 'Anna ajan loppua',
    leave: 'Jätä avoimeksi',
    later: 'Pankki vahvistaa myöhemmin',
  },
  en: {
    pay: 'Pay',
    verify: 'Verify the card',
    decline: 'Decline',
    cancel: 'Cancel',
    timeOut: 'Let it time out',
    leave: 'Leave open',
    later: 'The bank confirms later',
  },
  sv: {
    pay: 'Betala',
    verify: 'Bekräfta kortet',
    decline: 'Avslå',
    cancel: 'Avbryt',
    timeOut: 'Låt tiden gå ut',
    leave: 'Lämna öppen',
    later: 'Banken bekräftar senare',
  },
} as const;
