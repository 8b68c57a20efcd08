import type { appliedTerms } from '../stay/roomOffer';
import type { SearchCriteria } from './search';

/** The code that a search names: of the guest's, of which the APIs take one at a time, or of an offer's rate plan. */
export interface AskedCode {
  readonly term: Exclude<(typeof appliedTerms)[number], 'ASOM'> | 'RATE_PLAN';
  readonly code: string;
}

export function askedCode(
  criteria: Pick<SearchCriteria, 'blockCode' | 'companyCode' | 'planCode' | 'promotionCode'>,
): AskedCode | null {
  const { promotionCode, companyCode, blockCode, planCode } = criteria;
  if (promotionCode !== '') return { term: 'PROMOTION_CODE', code: promotionCode };
  if (companyCode !== '') return { term: 'COMPANY_CODE', code: companyCode };
  if (blockCode !== '') return { term: 'BLOCK_CODE', code: blockCode };
  return planCode === '' ? null : { term: 'RATE_PLAN', code: planCode };
}

type CodedOffer = {
  readonly applied?: readonly (typeof appliedTerms)[number][] | undefined;
  readonly rateCode?: string;
};

/** Whether the price of an offer is one of the code. */
export function usesCode({ applied, rateCode }: CodedOffer, asked: AskedCode | null): boolean {
  if (asked?.term === 'RATE_PLAN') return rateCode === asked.code;
  return asked !== null && applied?.includes(asked.term) === true;
}

/** Whether a code has prices among offers; null without a code or offers, and where the API does not say. */
export function hasCodePrices(offers: readonly CodedOffer[], asked: AskedCode | null): boolean | null {
  const isKnown = offers.some(({ applied }) => applied !== undefined);
  return asked && isKnown ? offers.some((offer) => usesCode(offer, asked)) : null;
}
