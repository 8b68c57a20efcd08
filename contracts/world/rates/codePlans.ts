import type { RatePlanRecord } from '../model';
import * as codes from '../codes';
import { monthOf } from '../calendar';
import { text, type Localized } from '../localized';
import { freely, guaranteed, paidByBank } from './guarantees';
import * as line from './includes';

const plan = (
  kind: 'promotion' | 'company' | 'block',
  code: string,
  percent: number,
  name: Localized,
  description: Localized,
  more: Partial<RatePlanRecord> = {},
): RatePlanRecord => ({
  code,
  key: { kind, code },
  name,
  description,
  includes: [line.withBreakfast, line.wifiAndSauna],
  breakfast: true,
  percent,
  cancelDaysBefore: 0,
  depositRequirement: 'NO_DEPOSIT_REQUIRED',
  guarantees: freely,
  loyaltyType: 'NONE',
  restrictions: [],
  isSold: () => true,
  ...more,
});

/** Plans that need a code: promotions, company agreements and a block of rooms. */
export const codePlans: readonly RatePlanRecord[] = [
  plan(
    'promotion',
    codes.SUMMER_CODE,
    82,
    text('Kesäyö', 'Summer night', 'Sommarnatt', 'Suveöö'),
    text(
      'Valoisat yöt aamiaisineen kesäkuun alusta elokuun loppuun.',
      'White nights with breakfast, from the first of June to the end of August.',
      'Ljusa nätter med frukost från början av juni till slutet av augusti.',
      'Valged ööd hommikusöögiga juuni algusest augusti lõpuni.',
    ),
    { isSold: (_, arrival) => [6, 7, 8].includes(monthOf(arrival)), restrictions: ['S_CARD_NOT_ALLOWED'] },
  ),
  plan(
    'promotion',
    codes.WINTER_CODE,
    85,
    text('Talvitarjous', 'Winter offer', 'Vintererbjudande', 'Talvepakkumine'),
    text(
      'Aamiainen ja hidas aamu marraskuusta maaliskuuhun.',
      'Breakfast and a slow morning, November to March.',
      'Frukost och en långsam morgon, november till mars.',
      'Hommikusöök ja aeglane hommik novembrist märtsini.',
    ),
    { isSold: (_, arrival) => [11, 12, 1, 2, 3].includes(monthOf(arrival)) },
  ),
  plan(
    'promotion',
    codes.S_BANK_CODE,
    92,
    text('S-Pankin etu', 'S-Bank offer', 'S-Bankens förmån', 'S-Panga soodustus'),
    text(
      'Maksetaan nyt S-Pankin verkkopankissa.',
      'Paid now through S-Bank’s online bank.',
      'Betalas nu i S-Bankens nätbank.',
      'Tasutakse kohe S-Panga internetipangas.',
    ),
    {
      depositRequirement: 'DEPOSIT_REQUIRED',
      guarantees: paidByBank,
      restrictions: ['ONLY_S_BANK_PAYMENTS'],
      isSold: (hotel) => hotel.banks === undefined || hotel.banks.includes('S_BANK'),
    },
  ),
  plan(
    'promotion',
    codes.FRIENDS_CODE,
    80,
    text('Ystävähinta', 'Friends’ rate', 'Vänpris', 'Sõbrahind'),
    text(
      'Henkilökunnan ystäville. Toiselle varattu yö maksetaan heti.',
      'For friends of our staff. A night booked for someone else is paid for when you book.',
      'För personalens vänner. En natt åt någon annan betalas genast.',
      'Meie töötajate sõpradele. Teisele broneeritud öö eest tasutakse kohe.',
    ),
    {
      depositRequirement: 'GUARANTEE_REQUIRED',
      guarantees: guaranteed,
      restrictions: ['BOOKING_FOR_OTHER_REQUIRES_PAYMENT'],
    },
  ),
  plan(
    'promotion',
    codes.SCHOOL_CODE,
    75,
    text('Koululaishinta', 'School rate', 'Skolpris', 'Koolihind'),
    text(
      'Oppilasryhmille ja heidän opettajilleen.',
      'For pupils travelling as a group, and their teachers.',
      'För elevgrupper och deras lärare.',
      'Õpilasrühmadele ja nende õpetajatele.',
    ),
    { restrictions: ['ASOM_NOT_ALLOWED', 'S_CARD_NOT_ALLOWED'] },
  ),
  plan(
    'company',
    codes.COMPANY_CODE,
    84,
    text('Yrityssopimus', 'Company agreement', 'Företagsavtal', 'Ettevõtte leping'),
    text(
      'Yrityksesi sopima hinta, aamiainen mukana.',
      'The rate your company has agreed on, with breakfast.',
      'Priset som ditt företag har avtalat om, med frukost.',
      'Sinu ettevõtte kokkulepitud hind koos hommikusöögiga.',
    ),
    { isInvoiced: true },
  ),
  plan(
    'block',
    codes.BLOCK_CODE,
    83,
    text('Juhlavieraan hinta', 'Wedding guest rate', 'Pris för festgäster', 'Peokülalise hind'),
    text(
      'Huoneita juhlaväelle, aamiainen mukana.',
      'Rooms kept for the wedding party, with breakfast.',
      'Rum för festgästerna, med frukost.',
      'Peokülalistele hoitud toad koos hommikusöögiga.',
    ),
    { isSold: (hotel) => hotel.id === '1001' || hotel.id === '1801' },
  ),
];
