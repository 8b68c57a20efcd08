import { graphql } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { NO_MONEY } from '@/domain/money';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import { useFeature } from '@/flags/useFeature';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { MyCardAnswer } from '../../cardCalls';
import { readAmount } from '../../readAmount';
import { readAnswer } from '../../readAnswer';
import { readEach, readOr } from '../../readEach';
import { useQueryResult } from '../../useQueryResult';
import type { QueryResult } from '../../useQueryResult';
import { useRead } from '../../useRead';
import { readBenefit } from './readBenefit';
import { readCard } from './readCard';
import { readLevel } from './readLevel';
import type { useMyCardQuery } from './__generated__/useMyCardQuery.graphql';

const query = graphql`
  query useMyCardQuery($locale: Locale!, $withWithdrawal: Boolean!) {
    customerCardInfo(locale: $locale) {
      card {
        ...readCard_card @relay(mask: false)
      }
      notLoggedIn {
        code
      }
    }
    customerCardBenefitSummary(locale: $locale) {
      summary {
        saved {
          value
          currency
        }
        benefits {
          ...readBenefit_benefit @relay(mask: false)
        }
      }
    }
    sCardProduct(locale: $locale) {
      levels {
        ...readLevel_level @relay(mask: false)
      }
    }
  }
`;

type Answered = useMyCardQuery['response'];

/** The card of an answer, or why there is none to show. Lists that cannot be read are empty: the card is shown without. */
export function readMyCard({
  customerCardInfo,
  customerCardBenefitSummary,
  sCardProduct,
}: Answered): Result<Failure, MyCardAnswer> {
  if (customerCardInfo.notLoggedIn) return fail(failureOf('authorization', 'NO_TOKEN_PROVIDED'));
  const { card } = customerCardInfo;
  const { summary } = customerCardBenefitSummary;
  return readAnswer(() => ({
    card: card ? readCard(card) : null,
    benefits: summary ? readOr([], () => readEach(summary.benefits, readBenefit)) : [],
    saved: summary ? readOr(NO_MONEY, () => readAmount(summary.saved)) : NO_MONEY,
    levels: readOr([], () => readEach(sCardProduct.levels, readLevel)),
  }));
}

/** The signed-in customer's card, always from the network: points and benefits change elsewhere. */
export function useMyCard(locale: Locale): QueryResult<MyCardAnswer> {
  const withWithdrawal = useFeature('cardWithdrawal');
  const variables = withWithdrawal === undefined ? null : { locale: localeCode(locale), withWithdrawal };
  const asked = useQueryResult<useMyCardQuery>(query, variables, { fetchPolicy: 'network-only' });
  return useRead(asked, readMyCard);
}
