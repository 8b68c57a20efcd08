import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import type { AskPromotion } from '@/api/cardOrderCalls';
import { decodeFailure } from '@/api/decodeFailure';
import { readAmount } from '@/api/readAmount';
import { readAnswer } from '@/api/readAnswer';
import { MalformedError } from '@/api/readLeaf';
import { environment } from '@/config/environment';
import { decodeFailureCode } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { askPromotionQuery } from './__generated__/askPromotionQuery.graphql';

const query = graphql`
  query askPromotionQuery($locale: Locale!, $code: String!, $purpose: SCardPurpose!) {
    sCardPromotion(locale: $locale, code: $code, purpose: $purpose) {
      promotion {
        price {
          value
          currency
        }
      }
      error {
        type
      }
    }
  }
`;

/** The price with a promotion code. */
export const askPromotionIn =
  (locale: Locale): AskPromotion =>
  async (code, purpose, signal) => {
    try {
      const variables = { locale: localeCode(locale), code, purpose };
      const asked = await askPlainly<askPromotionQuery>(environment.siteEndpoint, query, variables, { signal });
      const { promotion, error } = asked.sCardPromotion;
      const read = readAnswer(() => {
        if (promotion) return succeed(readAmount(promotion.price));
        if (!error) throw new MalformedError('a promotion or a reason');
        return fail(decodeFailureCode('promotion', error.type));
      });
      return read.ok ? read.value : read;
    } catch (error) {
      if (signal.aborted) throw error;
      return fail(decodeFailure(error));
    }
  };
