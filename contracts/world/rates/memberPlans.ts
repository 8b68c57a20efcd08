import type { RatePlanRecord } from '../model';
import { MEMBER_BREAKFAST_CODE, STAFF_CODE } from '../codes';
import { text } from '../localized';
import { freely, guaranteed, paidByPoints } from './guarantees';
import * as line from './includes';

/** Members have the public flexible rates with a discount of 10 %. */
const asom = {
  key: { kind: 'member', loyalty: 'ASOM' },
  percent: 90,
  cancelDaysBefore: 0,
  depositRequirement: 'NO_DEPOSIT_REQUIRED',
  guarantees: freely,
  loyaltyType: 'ASOM',
  restrictions: ['ASOM_REQUIRED', 'LOGIN_REQUIRED'],
  isSold: () => true,
} satisfies Partial<RatePlanRecord>;

/** Plans for members, staff and points. */
export const memberPlans: readonly RatePlanRecord[] = [
  {
    code: STAFF_CODE,
    key: { kind: 'promotion', code: STAFF_CODE },
    name: text('Henkilökunnan hinta', 'Staff rate', 'Personalpris', 'Töötajahind'),
    description: text(
      'Henkilökunnalle ja matkaseuralle. Varaaja yöpyy itsekin.',
      'For our staff and their companions. The person who books must stay, too.',
      'För personalen med sällskap. Den som bokar ska också bo på hotellet.',
      'Meie töötajatele ja nende kaaslastele. Broneerija peab ise ööbima.',
    ),
    includes: [line.withBreakfast],
    breakfast: true,
    percent: 60,
    cancelDaysBefore: 0,
    depositRequirement: 'NO_DEPOSIT_REQUIRED',
    guarantees: freely,
    loyaltyType: 'NONE',
    restrictions: ['STAFF_MEMBERSHIP_REQUIRED', 'BOOKING_FOR_OTHER_NOT_ALLOWED'],
    isSold: () => true,
  },
  {
    ...asom,
    code: 'ASOM',
    name: text('Asiakasomistajan hinta', 'Co-op member rate', 'Ägarkundspris', 'Co-op member’i hind'),
    description: text(
      'Joustava hinta asiakasomistajalle ja hänen seurueelleen.',
      'A flexible rate for Co-op members and their companions.',
      'Flexibelt pris för ägarkunder med sällskap.',
      'Paindlik hind Co-op member’ile ja tema seltskonnale.',
    ),
    includes: [line.roomOnly, line.wifiAndSauna],
    breakfast: false,
  },
  {
    ...asom,
    code: MEMBER_BREAKFAST_CODE,
    name: text(
      'Asiakasomistajan hinta ja aamiainen',
      'Co-op member rate with breakfast',
      'Ägarkundspris med frukost',
      'Co-op member’i hind koos hommikusöögiga',
    ),
    description: text(
      'Joustava hinta asiakasomistajalle ja hänen seurueelleen, aamiainen mukana.',
      'A flexible rate for Co-op members and their companions, breakfast included.',
      'Flexibelt pris för ägarkunder med sällskap, frukost ingår.',
      'Paindlik hind Co-op member’ile ja tema seltskonnale, hommikusöök hinna sees.',
    ),
    includes: [line.withBreakfast, line.wifiAndSauna],
    breakfast: true,
  },
  {
    code: 'SCARD',
    key: { kind: 'member', loyalty: 'S_CARD' },
    name: text('S-Card-hinta', 'S-Card rate', 'S-Card-pris', 'S-Cardi hind'),
    description: text(
      'Työmatkalle: joustava hinta, aamiainen ja pisteitä jokaisesta yöstä.',
      'For business trips: a flexible rate, breakfast and points for every night.',
      'För tjänsteresan: flexibelt pris, frukost och poäng för varje natt.',
      'Tööreisile: paindlik hind, hommikusöök ja punktid iga öö eest.',
    ),
    includes: [line.withBreakfast, line.wifiAndSauna],
    breakfast: true,
    percent: 88,
    cancelDaysBefore: 0,
    depositRequirement: 'GUARANTEE_REQUIRED',
    guarantees: guaranteed,
    loyaltyType: 'S_CARD',
    restrictions: ['S_CARD_REQUIRED', 'LOGIN_REQUIRED'],
    isSold: (hotel) => (hotel.sCard ?? 'yes') === 'yes',
  },
  {
    code: 'REWARD',
    key: { kind: 'reward' },
    name: text('Palkintoyö', 'Reward night', 'Belöningsnatt', 'Preemiaöö'),
    description: text(
      'Yö pisteillä, aamiainen mukana.',
      'A night paid for with points, breakfast included.',
      'En natt för poäng, frukost ingår.',
      'Öö punktide eest, hommikusöök hinna sees.',
    ),
    includes: [line.withBreakfast],
    breakfast: true,
    percent: 100,
    cancelDaysBefore: 0,
    depositRequirement: 'DEPOSIT_REQUIRED',
    guarantees: paidByPoints,
    loyaltyType: 'S_CARD',
    restrictions: ['LOGIN_REQUIRED', 'SUFFICIENT_S_POINTS_REQUIRED'],
    isSold: (hotel) => (hotel.sCard ?? 'yes') === 'yes',
  },
];
