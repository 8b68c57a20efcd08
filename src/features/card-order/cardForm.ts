import type { PersonDetails } from '@/domain/contactInformation';
import { EMPTY_CONTACT } from '@/domain/contactRules';
import { fillEmpty } from '@/domain/customer';
import type { CustomerContact } from '@/domain/customer';
import { nothingToPay } from '@/domain/cardOrder';
import type { CardOrderContent } from '@/domain/cardOrder';
import type { MessageLanguage } from '@/domain/loyaltyCard';
import type { PaymentWay } from '@/domain/paymentWays';
import { emptyPurchase } from '@/state/purchaseScardShape';
import type { PurchaseScardForm } from '@/state/purchaseScardShape';

/** The values of the form: the slice's, with the customer's fields beside the others. */
export type CardForm = Omit<PurchaseScardForm, 'customer'> & PersonDetails;

export function toCardForm({ customer, ...rest }: PurchaseScardForm): CardForm {
  const { address, ...person } = customer;
  const { countrycode, ...place } = address;
  return { ...rest, ...person, ...place, countryCode: countrycode };
}

export function toSliceForm(values: CardForm): PurchaseScardForm {
  const { firstName, lastName, email, phoneNumber, phoneNumberCountryCode, ...others } = values;
  const { street, postcode, city, countryCode, ...rest } = others;
  return {
    ...rest,
    customer: {
      firstName,
      lastName,
      email,
      phoneNumber,
      phoneNumberCountryCode,
      address: { street, postcode, city, countrycode: countryCode },
    },
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
  language: MessageLanguage,
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
export const buyerIn = (values: CardForm): NonNullable<CardOrderContent['buyer']> => ({
  person: personIn(values),
  consents: {
    communications: values.communicationsConsent,
    communicationsLanguage: values.communicationsLanguage,
    marketingEmail: values.marketingPreferenceEmail,
    marketingSms: values.marketingPreferenceSms,
  },
});

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
  promotionCode: values.promotionCode.trim() || null,
  payment: way?.choice ?? nothingToPay,
  savesPaymentCard: canSave && values.savePaymentCard,
});
