import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import { decodeFailure } from '@/api/decodeFailure';
import { readAmount } from '@/api/readAmount';
import { readCount } from '@/api/readLeaf';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import type { PlainAnswer } from '@/api/usePlainAnswer';
import { environment } from '@/config/environment';
import type { Failure } from '@/domain/failure';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { SoldCard } from '../soldCard';
import type { useCardProductQuery } from './__generated__/useCardProductQuery.graphql';

const query = graphql`
  query useCardProductQuery($locale: Locale!) {
    sCardProduct(locale: $locale) {
      price {
        value
        currency
      }
      validityMonths
      minimumAge
      withdrawalDays
    }
  }
`;

async function loadSoldCard(locale: Locale, signal: AbortSignal): Promise<SoldCard> {
  const variables = { locale: localeCode(locale) };
  const asked = await askPlainly<useCardProductQuery>(environment.siteEndpoint, query, variables, { signal });
  const { price, validityMonths, minimumAge, withdrawalDays } = asked.sCardProduct;
  return {
    price: readAmount(price),
    validityMonths: readCount(validityMonths),
    minimumAge: readCount(minimumAge),
    withdrawalDays: readCount(withdrawalDays),
  };
}

/** The card that is sold: its price, and on which terms. */
export const useCardProduct = (locale: Locale): PlainAnswer<SoldCard, Failure> =>
  usePlainAnswer(locale, { ask: loadSoldCard, failureOf: decodeFailure });
