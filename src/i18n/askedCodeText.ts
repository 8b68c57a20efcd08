import type { AskedCode } from '@/domain/search/askedCode';
import type { Translator } from './translator';

/** Whether a price is one of the code asked for. A rate plan has a code too, but no guest knows it. */
export const askedCodeText = (
  { term, code }: AskedCode,
  key: 'none' | 'some' | 'unused' | 'used',
  { t }: Pick<Translator, 't'>,
): string =>
  term === 'RATE_PLAN' ? t(`stay.offer.${key === 'some' ? 'used' : key}`) : t(`stay.code.${key}`, { code });
