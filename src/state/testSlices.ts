import { auth } from './authState';
import { connectScard } from './connectScardState';
import { featureFlags } from './featureFlagsState';
import { mySCard } from './mySCardState';
import { paymentError } from './paymentErrorState';
import { purchaseScard } from './purchaseScardState';
import { renewScard } from './renewScardState';
import { emptyFlow, parseFlow } from './reservationFlowShape';
import { sCardPromotionCode } from './sCardPromotionCodeState';
import { fullFlow } from './testFlow';

interface TestSlice {
  readonly empty: object;
  readonly parse: (value: unknown) => object | null;
  /** A value in which everything is chosen or typed, as it is read back. */
  readonly full: object;
}

/** Every slice that a browser keeps, by its name. */
export const keptSlices: Readonly<Record<string, TestSlice>> = {
  reservationFlowV2: { empty: emptyFlow, parse: parseFlow, full: fullFlow() },
  connectScard: {
    ...connectScard,
    full: { ...connectScard.empty, email: 'aino@example.com', verificationStep: 'verification' },
  },
  purchaseScard: {
    ...purchaseScard,
    full: {
      ...purchaseScard.empty,
      status: 'failed',
      isFormInitialized: true,
      form: {
        ...purchaseScard.empty.form,
        customer: { ...purchaseScard.empty.form.customer, lastName: 'Virtanen', phoneNumberCountryCode: '+46' },
        communicationsConsent: false,
        communicationsLanguage: 'sv',
        marketingPreferenceEmail: true,
        paymentOption: 'OP',
      },
    },
  },
  renewScard: { ...renewScard, full: { status: 'sending', form: { paymentOption: 'VISA', promotionCode: 'TALVI' } } },
  sCardPromotionCode: {
    ...sCardPromotionCode,
    full: {
      ...sCardPromotionCode.empty,
      shownPromotionCode: 'TALVI',
      discountPrice: { amount: 2000, currency: 'EUR' },
      status: 'valid',
    },
  },
  auth: { ...auth, full: { locale: 'sv', returnUrl: '/sv/bokning/uppgifter', shouldShowDialog: true } },
  mySCard: { ...mySCard, full: { editSuccess: true } },
  featureFlags: { ...featureFlags, full: { PETS: false, roomsLeft: true } },
  paymentError: { ...paymentError, full: { ...paymentError.empty, cancelledByUser: true } },
};
