import { FEW_ROOMS_LEFT } from '@/config/limits';
import { askedCode, hasCodePrices } from '@/domain/search/askedCode';
import { nights } from '@/domain/localDate';
import { isSameMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import { missingPoints, pointsBalance } from '@/domain/price/pointsBalance';
import type { SearchCriteria } from '@/domain/search/search';
import { codePricesText } from '@/i18n/askedCodeText';
import { cancelLines } from '@/i18n/cancelLines';
import { pointsText } from '@/i18n/pointsText';
import type { Translator } from '@/i18n/translator';
import type { PricedResult } from './pricedResults';

export interface PriceTerm {
  readonly text: string;
  readonly tone: 'few' | 'good' | 'muted' | 'plain';
}

/**
 * What the lowest price of a hotel is for, in short: how long, what can be cancelled, what is included, what members pay,
 * how many rooms are left, what a code changes (without any price of it, the price shown is the ordinary one), and the guest's points.
 */
export function termsOfPrice(
  { offers, price, planSale, codePrice }: Pick<PricedResult, 'codePrice' | 'offers' | 'planSale' | 'price'>,
  criteria: SearchCriteria,
  points: Money | null,
  translator: Translator,
): readonly PriceTerm[] {
  const { lowest, lowestOfMembers, hasBreakfast, roomsLeft } = price;
  if (!lowest) return [];
  const { t, plural } = translator;
  const asked = askedCode(criteria);
  const hasPrices = asked?.term === 'RATE_PLAN' ? planSale === 'open' : hasCodePrices(offers, asked);
  const balance = pointsBalance(points, lowest);
  return [
    {
      text: t('searchResults.card.covers', {
        nights: plural('stay.nights', nights(criteria)),
        rooms: plural('stay.rooms', criteria.party.rooms),
      }),
      tone: 'muted',
    },
    ...(hasBreakfast ? [{ text: t('stay.breakfastIncluded'), tone: 'good' } as const] : []),
    ...cancelLines({ ...price, lowest }, translator).map(
      ({ kind, text }) => ({ text, tone: kind === 'none' ? 'muted' : 'good' }) as const,
    ),
    ...(lowestOfMembers
      ? [
          {
            text: isSameMoney(lowest, lowestOfMembers)
              ? t('searchResults.card.isMemberPrice')
              : t('searchResults.card.memberPrice', { price: translator.format.money(lowestOfMembers) }),
            tone: 'good',
          } as const,
        ]
      : []),
    ...(roomsLeft !== null && roomsLeft > 0 && roomsLeft <= FEW_ROOMS_LEFT
      ? [{ text: plural('searchResults.card.leftAtPrice', roomsLeft), tone: 'few' } as const]
      : []),
    ...(asked && hasPrices !== null
      ? [
          {
            text:
              planSale === 'closed'
                ? t('stay.offer.closed')
                : codePricesText(asked, { codePrice, hasPrices }, lowest, translator),
            tone: hasPrices ? 'good' : 'muted',
          } as const,
        ]
      : []),
    ...(balance
      ? [{ text: pointsText(balance, translator), tone: missingPoints(balance) ? 'few' : 'muted' } as const]
      : []),
  ];
}
