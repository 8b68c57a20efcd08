import type { appliedTerms } from './roomOffer';
import type { SearchCriteria } from './search';

/** The code that a search names. The APIs take one at a time. */
export interface AskedCode {
  readonly term: Exclude<(typeof appliedTerms)[number], 'ASOM'>;
  readonly code: string;
}

export function askedCode(
  criteria: Pick<SearchCriteria, 'blockCode' | 'companyCode' | 'promotionCode'>,
): AskedCode | null {
  const { promotionCode, companyCode, blockCode } = criteria;
  if (promotionCode !== '') return { term: 'PROMOTION_CODE', code: promotionCode };
  if (companyCode !== '') return { term: 'COMPANY_CODE', code: companyCode };
  return blockCode === '' ? null : { term: 'BLOCK_CODE', code: blockCode };
}

type CodedOffer = { readonly applied?: readonly (typeof appliedTerms)[number][] | undefined };

/** Whether the price of an offer is one of the code. */
export const usesCode = ({ applied }: CodedOffer, asked: AskedCode | null): boolean =>
  asked !== null && applied?.includes(asked.term) === true;

/** Whether a code has prices among offers; null without a code or offers, and where the API does not say. */
export function hasCodePrices(offers: readonly CodedOffer[], asked: AskedCode | null): boolean | null {
  const isKnown = offers.some(({ applied }) => applied !== undefined);
  return asked && isKnown ? offers.some((offer) => usesCode(offer, asked)) : null;
}
