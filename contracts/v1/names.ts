import type { ExtraService } from '@/domain/stay/extraService';
import type { LoyaltyType } from '@/domain/guest/membership';
import type { Bank, GuaranteeType, PaymentCard } from '@/domain/payment/payment';
import type { SearchMode } from '@/domain/search/search';
import type { BookingSource } from '../world/store/bookingRecord';

/** The names that this API has for what the world names in its own way. */
export const loyaltyNames: Readonly<Record<LoyaltyType, string>> = { ASOM: 'ASOM', NONE: 'NONE', S_CARD: 'SCARD' };

export const paymentTypeNames: Readonly<Record<GuaranteeType, string>> = {
  CARD_VERIFICATION: 'GUARANTEE',
  DEPOSIT: 'PAYMENT',
  NONE: 'NONE',
  S_POINTS: 'SPOINT',
};

export const cardNames: Readonly<Record<PaymentCard, string>> = {
  AMEX: 'Amex',
  DINERS_CLUB: 'DinersClub',
  MASTERCARD: 'Mastercard',
  S_BUSINESS: 'SBusiness',
  VISA: 'Visa',
};

export const bankNames: Readonly<Record<Bank, string>> = {
  DANSKE: 'DanskeBank',
  NORDEA: 'Nordea',
  OP: 'OP',
  S_BANK: 'SPankki',
};

export const modeNames: Readonly<Record<SearchMode, string>> = { ITINERARY: 'Itinerary', STANDARD: 'Standard' };

export const originNames: Readonly<Record<BookingSource, string>> = {
  EXTERNAL_CHANNEL: 'ExternalChannel',
  UNCLASSIFIED: 'Unclassified',
};

export const extraKindNames: Readonly<Record<ExtraService['kind'], string>> = {
  ASOM: 'asom',
  COMPANY: 'company',
  CONTRACT: 'contract',
  INCLUDED_IN_RATE: 'includedInRate',
  REGULAR: 'regular',
  VOUCHER: 'voucher',
};

export const extraCategoryNames: Readonly<Record<ExtraService['category'], string>> = {
  COMFORT: 'Comfort',
  EQUIPMENT: 'Equipment',
};

export const extraTypeNames: Readonly<Record<ExtraService['type'], string>> = {
  BREAKFAST: 'breakfast',
  PET_CHARGE: 'petCharge',
  ROOM: 'room',
};

/** What the world calls a thing that this API named; null for a name that says that there is none. */
export const named = <Key extends string>(names: Readonly<Record<Key, string>>, name: string): Key | null =>
  (Object.keys(names) as Key[]).find((key) => names[key] === name) ?? null;
