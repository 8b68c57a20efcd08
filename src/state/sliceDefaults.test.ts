import { auth } from './authState';
import { connectScard } from './connectScardState';
import { emptySearch } from './availabilitySearchState';
import { featureFlags } from './featureFlagsState';
import { mySCard } from './mySCardState';
import { paymentError } from './paymentErrorState';
import { purchaseScard } from './purchaseScardState';
import { renewScard } from './renewScardState';
import { sCardPromotionCode } from './sCardPromotionCodeState';

/** Section 3 of the specification, client state slices, to the letter. */
describe('the defaults of each slice', () => {
  it('searches tonight for one adult in one room', () => {
    expect(emptySearch('2026-12-31')).toEqual({
      collectionID: null,
      hotelID: null,
      placeName: null,
      startDate: '2026-12-31',
      endDate: '2027-01-01',
      numberOfRooms: 1,
      isNumberOfRoomsTouched: false,
      adults: 1,
      children: 0,
      pets: 0,
      childrenAges: [],
      loyaltyMembershipType: [],
      rewardNight: false,
      promotionCode: '',
      companyCode: '',
      blockCode: '',
      initialized: false,
    });
  });

  it('asks a card’s buyer for everything, agrees to nothing for them, and writes about the card in Finnish', () => {
    expect(purchaseScard.empty).toEqual({
      status: 'idle',
      isFormInitialized: false,
      form: {
        customer: {
          firstName: '',
          lastName: '',
          email: '',
          phoneNumber: '',
          phoneNumberCountryCode: '+358',
          address: { street: '', postcode: '', city: '', countrycode: 'FI' },
        },
        communicationsConsent: true,
        communicationsLanguage: 'fi',
        marketingPreferenceEmail: false,
        marketingPreferenceSms: false,
        termsAndConditionsAgreed: false,
        promotionCode: '',
        paymentOption: null,
        savePaymentCard: false,
      },
    });
  });

  it.each([
    [
      'connectScard',
      connectScard.empty,
      { email: '', verificationCode: '', verificationStep: 'email', loading: false, loadingText: '' },
    ],
    ['renewScard', renewScard.empty, { status: 'idle', form: { paymentOption: null, promotionCode: '' } }],
    [
      'sCardPromotionCode',
      sCardPromotionCode.empty,
      {
        shownPromotionCode: '',
        discountPrice: null,
        status: 'idle',
        loading: false,
        error: null,
        promotionCodeError: null,
        isFetching: false,
      },
    ],
    ['auth', auth.empty, { locale: 'fi', returnUrl: '/', shouldShowDialog: false }],
    ['mySCard', mySCard.empty, { editSuccess: false }],
    ['featureFlags', featureFlags.empty, {}],
    ['the payment error', paymentError.empty, { paymentError: null, apolloError: null, cancelledByUser: false }],
  ])('are those of the specification: %s', (_name, empty, expected) => {
    expect(empty).toEqual(expected);
  });
});
