import type { HotelPage } from '@/domain/content/hotelPage';
import type { Translator } from '@/i18n/translator';
import { bankNames, cardNames } from './paymentNames';

/** The names of the ways to pay online. */
export const payWays = (
  { cards, banks }: Pick<HotelPage, 'banks' | 'cards'>,
  t: Translator['t'],
): readonly string[] => [
  ...cards.map((card) => cardNames[card]),
  ...banks.map((bank) => (bank === 'S_BANK' ? t('hotelPage.practical.sBank') : bankNames[bank])),
];
