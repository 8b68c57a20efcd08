import { switches } from '@/config/switches';
import type { Namespace } from '@/i18n/messages';
import type { RouteId } from '@/routes/routes';

const everywhere: readonly Namespace[] = ['shell', 'routes', 'errors', 'consent', 'feedback'];
const flow: readonly Namespace[] = [...everywhere, 'stay', 'staySummary', 'search', 'order'];
const offers: readonly Namespace[] = [...flow, 'restrictions', 'bedTypes', 'roomFeatures'];
const page: readonly Namespace[] = [...everywhere, 'richText', 'contentPage'];
const made: readonly Namespace[] = [...flow, 'reservation', 'statuses', 'optionIssues', 'bedTypes', 'payment'];
const cardSale: readonly Namespace[] = [...everywhere, 'contactDetails', 'payment', 'myCard', 'cardOrder'];

/** The namespaces of texts that each page loads. */
export const namespacesOf: Readonly<Record<RouteId | 'notFound', readonly Namespace[]>> = {
  home: [...everywhere, 'home', 'search', 'stay', 'offers', 'news'],
  searchResults: [
    ...everywhere,
    'search',
    'searchChanges',
    'searchResults',
    'hotelList',
    'stay',
    'restrictions',
    'roomFeatures',
    'noRoom',
    'map',
  ],
  chooseRoom: [...offers, 'chooseRoom', 'searchChanges', 'noRoom'],
  chooseRate: [...offers, 'chooseRate'],
  chooseExtras: [...flow, 'chooseExtras'],
  contactDetails: [...flow, 'contactDetails'],
  checkAndConfirm: [...flow, 'checkAndConfirm', 'restrictions', 'bedTypes', 'payment'],
  paymentReturn: [...flow, 'payment'],
  confirmation: made,
  reservation: made,
  editReservation: [
    ...offers,
    'editing',
    'reservation',
    'statuses',
    'optionIssues',
    'chooseRoom',
    'chooseRate',
    'chooseExtras',
    'contactDetails',
  ],
  reservationList: [...everywhere, 'stay', 'statuses', 'reservationList'],
  checkIn: [...made, 'onlineStay'],
  checkOut: [...made, 'onlineStay'],
  findReservation: [...everywhere, 'reservation'],
  signIn: [...everywhere, 'signIn'],
  cookieSettings: [...everywhere, 'privacyLedger'],
  hotels: [...everywhere, 'hotelList', 'map'],
  place: [...everywhere, 'hotelList', 'richText', 'search', 'stay', 'placePage'],
  hotel: [...everywhere, 'hotelPage', 'searchChanges', 'richText', 'stay', 'bedTypes', 'roomFeatures', 'noRoom', 'map'],
  hotelSubpage: [...everywhere, 'hotelPage', 'richText'],
  privacyPolicy: page,
  customerRegister: page,
  reservationTerms: page,
  termsOfUse: page,
  media: page,
  accessibilityStatements: page,
  sCardPurchase: [...cardSale, 'cardPurchase'],
  sCardPayment: cardSale,
  sCardRenewal: [...cardSale, 'cardRenewal'],
  sCardWithdrawal: [...everywhere, 'cardWithdrawal', 'myCard'],
  sCard: [...page, 'cardLanding'],
  sCardConnect: [...everywhere, 'cardConnect', 'myCard'],
  myDetails: [...everywhere, 'myDetails', 'checkAndConfirm'],
  mySCard: [...everywhere, 'myCard', 'contactDetails', ...(switches.enableMaksutasku ? (['payment'] as const) : [])],
  springCampaign: page,
  contentPage: page,
  contactsAndCallRates: [...everywhere, 'richText', 'contacts'],
  hotelContactInformation: [...everywhere, 'contacts'],
  offers: [...everywhere, 'offers'],
  offer: [...everywhere, 'offers', 'richText'],
  news: [...everywhere, 'news'],
  newsArticle: [...everywhere, 'news', 'richText'],
  notFound: [...everywhere, 'notFound'],
};
