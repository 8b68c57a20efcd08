import type { ContentLocale } from '../world/localized';

const en = {
  language: 'en',
  title: 'Payment service',
  payHeading: 'Pay for your booking',
  verifyHeading: 'Verify your card',
  amount: 'Amount',
  payNote: 'This is a practice payment. No money moves, whichever button you choose.',
  verifyNote: 'Your card is only checked. Nothing is charged.',
  pay: 'Pay',
  verify: 'Verify the card',
  decline: 'Decline',
  cancel: 'Cancel',
  timeOut: 'Time out',
  leave: 'Leave open',
  actions: 'How should this end?',
  closedHeading: 'This payment is closed',
  closed: 'Nothing more can be paid here. Go back to see how your booking stands.',
  paidHeading: 'This payment is done',
  back: 'Back to the hotel’s site',
};
export type PaymentTexts = typeof en;

const fi: PaymentTexts = {
  language: 'fi',
  title: 'Maksupalvelu',
  payHeading: 'Maksa varauksesi',
  verifyHeading: 'Vahvista korttisi',
  amount: 'Summa',
  payNote: 'Tämä on harjoitusmaksu. Rahaa ei liiku, valitsitpa minkä painikkeen tahansa.',
  verifyNote: 'Kortti vain tarkistetaan. Mitään ei veloiteta.',
  pay: 'Maksa',
  verify: 'Vahvista kortti',
  decline: 'Hylkää',
  cancel: 'Peruuta',
  timeOut: 'Anna ajan loppua',
  leave: 'Jätä avoimeksi',
  actions: 'Miten tämä päättyy?',
  closedHeading: 'Tämä maksu on suljettu',
  closed: 'Tällä sivulla ei voi enää maksaa. Palaa katsomaan, missä varauksesi on menossa.',
  paidHeading: 'Tämä maksu on maksettu',
  back: 'Takaisin hotellin sivuille',
};

const sv: PaymentTexts = {
  language: 'sv',
  title: 'Betaltjänst',
  payHeading: 'Betala din bokning',
  verifyHeading: 'Bekräfta ditt kort',
  amount: 'Belopp',
  payNote: 'Det här är en övningsbetalning. Inga pengar rör sig, vilken knapp du än väljer.',
  verifyNote: 'Kortet kontrolleras bara. Ingenting debiteras.',
  pay: 'Betala',
  verify: 'Bekräfta kortet',
  decline: 'Avslå',
  cancel: 'Avbryt',
  timeOut: 'Låt tiden gå ut',
  leave: 'Lämna öppen',
  actions: 'Hur ska det här sluta?',
  closedHeading: 'Den här betalningen är stängd',
  closed: 'Det går inte längre att betala här. Gå tillbaka och se hur det står till med bokningen.',
  paidHeading: 'Den här betalningen är klar',
  back: 'Tillbaka till hotellets webbplats',
};

/** The texts of the payment page; English for Estonian guests, as in the site's interface. */
export const paymentTexts: Readonly<Record<ContentLocale, PaymentTexts>> = { fi, en, sv, et: en };
