import type { AskedCode } from '@/domain/search/askedCode';
import { isSameMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { Translator } from './translator';

/** Whether a price is one of the code asked for. A rate plan has a code too, but no guest knows it. */
export const askedCodeText = (
  { term, code }: AskedCode,
  key: 'none' | 'some' | 'unused' | 'used',
  { t }: Pick<Translator, 't'>,
): string =>
  term === 'RATE_PLAN' ? t(`stay.offer.${key === 'some' ? 'used' : key}`) : t(`stay.code.${key}`, { code });

/** What a code gives at a hotel. */
export interface CodePrices {
  readonly hasPrices: boolean;
  /** Its lowest price for the whole party, which need not be the lowest of all; null without any. */
  readonly codePrice: Money | null;
}

/** What a code gives beside the lowest price: its own price in figures, where it has one for the whole party. */
export function codePricesText(
  asked: AskedCode,
  { codePrice, hasPrices }: CodePrices,
  lowest: Money,
  translator: Pick<Translator, 'format' | 't'>,
): string {
  if (!codePrice) return askedCodeText(asked, hasPrices ? 'some' : 'none', translator);
  if (isSameMoney(codePrice, lowest)) return askedCodeText(asked, 'used', translator);
  return translator.t('stay.code.from', { code: asked.code, price: translator.format.money(codePrice) });
}
