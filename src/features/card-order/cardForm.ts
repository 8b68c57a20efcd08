import type { PersonDetails } from '@/domain/guest/contactInformation';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { readLine } from '@/domain/guest/freeText';
import { fillEmpty } from '@/domain/guest/customer';
import type { CustomerContact } from '@/domain/guest/customer';
import { nothingToPay } from '@/domain/card/cardOrder';
import type { CardOrderContent } from '@/domain/card/cardOrder';
import type { Language } from '@/domain/locale';
import type { CardConsents } from '@/domain/card/loyaltyCard';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import { emptyPurchase } from '@/state/purchaseScardShape';
import type { PurchaseScardForm } from '@/state/purchaseScardShape';

/** The values of the form: those of the slice side by side, by the names that other forms use. */
export interface CardForm
  extends
    PersonDetails,
    CardConsents,
    Pick<PurchaseScardForm, 'paymentOption' | 'promotionCode' | 'savePaymentCard' | 'termsAndConditionsAgreed'> {}

export function toCardForm(form: PurchaseScardForm): CardForm {
  const { address, ...person } = form.customer;
  const { countrycode, ...place } = address;
  const { paymentOption, promotionCode, savePaymentCard, termsAndConditionsAgreed } = form;
  return {
    ...person,
    ...place,
    countryCode: countrycode,
    communications: form.communicationsConsent,
    communicationsLanguage: form.communicationsLanguage,
    marketingEmail: form.marketingPreferenceEmail,
    marketingSms: form.marketingPreferenceSms,
    paymentOption,
    promotionCode,
    savePaymentCard,
    termsAndConditionsAgreed,
  };
}

export function toSliceForm(values: CardForm): PurchaseScardForm {
  const { street, postcode, city, countryCode, ...person } = personIn(values);
  const { paymentOption, promotionCode, savePaymentCard, termsAndConditionsAgreed } = values;
  return {
    customer: { ...person, address: { street, postcode, city, countrycode: countryCode } },
    communicationsConsent: values.communications,
    communicationsLanguage: values.communicationsLanguage,
    marketingPreferenceEmail: values.marketingEmail,
    marketingPreferenceSms: values.marketingSms,
    paymentOption,
    promotionCode,
    savePaymentCard,
    termsAndConditionsAgreed,
  };
}

const isUntouched = (form: PurchaseScardForm): boolean => JSON.stringify(form) === JSON.stringify(emptyPurchase.form);

/**
 * What the form begins with: what was typed before; in a new form the language of the page for messages, and once the
 * customer's own details, unless something is typed already.
 */
export function firstForm(
  { isFormInitialized, form }: { readonly isFormInitialized: boolean; readonly form: PurchaseScardForm },
  known: CustomerContact | null,
  language: Language,
): PurchaseScardForm {
  const begun = isUntouched(form) ? { ...form, communicationsLanguage: language } : form;
  if (isFormInitialized || !known) return begun;
  const values = toCardForm(begun);
  const filled = fillEmpty({ ...EMPTY_CONTACT, ...values }, known);
  return toSliceForm({ ...values, ...personIn(filled) });
}

/** The person among the values of a form. */
export function personIn(values: PersonDetails): PersonDetails {
  const { firstName, lastName, email, phoneNumberCountryCode, phoneNumber } = values;
  const { street, postcode, city, countryCode } = values;
  return { firstName, lastName, email, phoneNumberCountryCode, phoneNumber, street, postcode, city, countryCode };
}

/** Who buys, and what they may be written about. */
export const buyerIn = (values: CardForm): NonNullable<CardOrderContent['buyer']> => {
  const { communications, communicationsLanguage, marketingEmail, marketingSms } = values;
  return {
    person: personIn(values),
    consents: { communications, communicationsLanguage, marketingEmail, marketingSms },
  };
};

interface Terms extends Pick<CardOrderContent, 'locale' | 'price' | 'returnUrl'> {
  /** Null for a card that costs nothing. */
  readonly way: PaymentWay | null;
  readonly canSave: boolean;
}

/** What is sent to buy the card. */
export const purchaseOf = (values: CardForm, { way, canSave, ...terms }: Terms): CardOrderContent => ({
  ...terms,
  purpose: 'PURCHASE',
  buyer: buyerIn(values),
  promotionCode: readLine(values.promotionCode) || null,
  payment: way?.choice ?? nothingToPay,
  savesPaymentCard: canSave && values.savePaymentCard,
});
