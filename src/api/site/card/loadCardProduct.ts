import { graphql } from 'relay-runtime';
import type { CardBenefitOffer, SCardProduct } from '@/domain/card/cardProduct';
import type { Failure } from '@/domain/failure';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { askContentHere } from '../../content';
import type { AskContent } from '../../content';
import { decodeFailure } from '../../decodeFailure';
import { readAmount } from '../../readAmount';
import { readEach, readOptional } from '../../readEach';
import { readCount, readText } from '../../readLeaf';
import { usePlainAnswer } from '../../usePlainAnswer';
import type { PlainAnswer } from '../../usePlainAnswer';
import { readLevel } from './readLevel';
import type { loadCardProductQuery } from './__generated__/loadCardProductQuery.graphql';

const query = graphql`
  query loadCardProductQuery($locale: Locale!) {
    sCardProduct(locale: $locale) {
      price {
        value
        currency
      }
      validityMonths
      minimumAge
      withdrawalDays
      pointsPerEuro
      levels {
        ...readLevel_level @relay(mask: false)
      }
      benefits {
        id
        name
        description
        levelId
      }
    }
  }
`;

type Benefit = loadCardProductQuery['response']['sCardProduct']['benefits'][number];

const readBenefitOffer = ({ id, name, description, levelId }: Benefit): CardBenefitOffer => ({
  id: readText(id),
  name: readText(name),
  description: readText(description),
  levelId: readOptional(levelId, readText),
});

/** What is sold as an S-Card, in a language. */
export async function loadCardProduct(ask: AskContent, locale: Locale): Promise<SCardProduct> {
  const { sCardProduct: product } = await ask<loadCardProductQuery>(query, { locale: localeCode(locale) });
  return {
    price: readAmount(product.price),
    validityMonths: readCount(product.validityMonths),
    minimumAge: readCount(product.minimumAge),
    withdrawalDays: readCount(product.withdrawalDays),
    pointsPerEuro: readCount(product.pointsPerEuro),
    levels: [...readEach(product.levels, readLevel)].sort((one, other) => one.points - other.points),
    benefits: readEach(product.benefits, readBenefitOffer),
  };
}

/** What is sold now, asked by the page that sells it: what a page brought along may be from an earlier day. */
export const useCardProduct = (locale: Locale): PlainAnswer<SCardProduct, Failure> =>
  usePlainAnswer(locale, { ask: () => loadCardProduct(askContentHere, locale), failureOf: decodeFailure });
