export interface Offer {
  readonly roomTypeRefId: string;
  readonly rateRefId: string;
  readonly price: { readonly amount: { readonly value: string | number; readonly currency: string } };
}
export const STAY = { startDate: '2026-12-01', endDate: '2026-12-03' };
export const byCard = { flow: 'WEB_TERMINAL', method: 'CARD', returnUrl: '/en/payment/return' } as const;

export const guest = {
  profileType: 'PRIVATE',
  firstName: 'Maija',
  lastName: 'Mäkinen',
  email: 'maija@guest.example',
};

export const search = {
  locale: 'EN_GB',
  destination: { hotelId: '1001' },
  dateRange: STAY,
  rooms: [{ adultCount: 2 }],
};

/** The order of one room for two, paid now or at the hotel. */
export const orderOf = ({ roomTypeRefId, rateRefId, price }: Offer, isPaidNow = false) => ({
  locale: 'EN_GB',
  hotelId: search.destination.hotelId,
  dateRange: STAY,
  rooms: [
    {
      roomTypeRefId,
      rateRefId,
      guest: { firstName: guest.firstName, lastName: guest.lastName },
      adultCount: 2,
      childCount: 0,
      babyCount: 0,
      petCount: 0,
      childAges: [],
    },
  ],
  contact: { ...guest, phone: { countryCode: '+358', number: '401234567' } },
  expectedPrice: price.amount,
  guarantee: isPaidNow
    ? { type: 'DEPOSIT', card: 'VISA', ...byCard }
    : { type: 'NONE', flow: 'NONE', method: 'NONE', returnUrl: byCard.returnUrl },
});

export const cardOrder = {
  locale: 'en_GB',
  customer: {
    firstName: 'Kerttu',
    lastName: 'Ostaja',
    email: 'kerttu@post.example',
    phoneNumberCountryCode: '+358',
    phoneNumber: '401112223',
    address: { street: 'Koivukuja 1', postcode: '00100', city: 'Helsinki', countryCode: 'FI' },
  },
  consents: { communications: true, communicationsLanguage: 'fi', marketingEmail: false, marketingSms: false },
  termsAndConditionsAgreed: true,
  price: { value: 25, currency: 'EUR' },
  payment: { ...byCard, flow: 'MERCHANT_HOSTED_WINDOW', card: 'Visa' },
};
