import type { Bank, PaymentCard } from '@/domain/payment';

const cards: Readonly<Record<string, PaymentCard>> = {
  Amex: 'AMEX',
  Mastercard: 'MASTERCARD',
  SBusiness: 'S_BUSINESS',
  Visa: 'VISA',
};
const banks: Readonly<Record<string, Bank>> = { DanskeBank: 'DANSKE', Nordea: 'NORDEA', OP: 'OP', SPankki: 'S_BANK' };

/** The cards by this site's names. A card that it cannot take is not promised. */
export const readCards = (told: readonly string[]): readonly PaymentCard[] => told.flatMap((card) => cards[card] ?? []);

/** The banks by this site's names. */
export const readBanks = (told: readonly string[]): readonly Bank[] => told.flatMap((bank) => banks[bank] ?? []);
