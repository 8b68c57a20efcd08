import * as v from 'valibot';
import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
import { languages } from '@/domain/locale';
import type { Language } from '@/domain/locale';
import { DEFAULT_COUNTRY_CODE, DEFAULT_PHONE_COUNTRY_CODE } from '@/domain/limits';
import { cardOrderAttemptShape } from './cardOrderShape';
import { orderAtBank } from './orderAtBank';
import { cardSaleKeys } from './keptFlow';
import { text } from './storedValues';

/** The form of a purchase. */
export interface PurchaseScardForm {
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly phoneNumberCountryCode: string;
    readonly address: {
      readonly street: string;
      readonly postcode: string;
      readonly city: string;
      readonly countrycode: string;
    };
  };
  readonly communicationsConsent: boolean;
  readonly communicationsLanguage: Language;
  readonly marketingPreferenceEmail: boolean;
  readonly marketingPreferenceSms: boolean;
  readonly termsAndConditionsAgreed: boolean;
  readonly promotionCode: string;
  /** Key of the way to pay; empty before one is chosen. */
  readonly paymentOption: string;
  readonly savePaymentCard: boolean;
}

/** Slice `purchaseScard`. */
export interface PurchaseScard {
  /** The order that was sent and is not settled; null while the form is being filled in. */
  readonly status: CardOrderAttempt | null;
  /** The customer's own details were put in. */
  readonly isFormInitialized: boolean;
  readonly form: PurchaseScardForm;
}

/** Marketing is asked for, never presumed. */
export const emptyPurchase: PurchaseScard = {
  status: null,
  isFormInitialized: false,
  form: {
    customer: {
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: '',
      phoneNumberCountryCode: DEFAULT_PHONE_COUNTRY_CODE,
      address: { street: '', postcode: '', city: '', countrycode: DEFAULT_COUNTRY_CODE },
    },
    communicationsConsent: true,
    communicationsLanguage: 'fi',
    marketingPreferenceEmail: false,
    marketingPreferenceSms: false,
    termsAndConditionsAgreed: false,
    promotionCode: '',
    paymentOption: '',
    savePaymentCard: false,
  },
};

const shape = v.object({
  status: cardOrderAttemptShape,
  isFormInitialized: v.boolean(),
  form: v.object({
    customer: v.object({
      firstName: text,
      lastName: text,
      email: text,
      phoneNumber: text,
      phoneNumberCountryCode: text,
      address: v.object({ street: text, postcode: text, city: text, countrycode: text }),
    }),
    communicationsConsent: v.boolean(),
    communicationsLanguage: v.picklist(languages),
    marketingPreferenceEmail: v.boolean(),
    marketingPreferenceSms: v.boolean(),
    termsAndConditionsAgreed: v.boolean(),
    promotionCode: text,
    paymentOption: text,
    savePaymentCard: v.boolean(),
  }),
});

export const purchaseKeeping: Keeping<PurchaseScard> = {
  key: cardSaleKeys.purchase,
  parse: (value) => {
    const read = v.safeParse(shape, value);
    return read.success ? read.output : null;
  },
  withStored: (value, { status }) => ({ ...value, status }),
  // It holds a name and an address, so it expires a day after its last change.
  lifetimeMs: hoursInMs(24),
  outliving: orderAtBank(emptyPurchase),
};
