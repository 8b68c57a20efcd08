import { graphql, readInlineData } from 'relay-runtime';
import { extraServiceKinds, extraServiceTypes, parseExtraServiceCategory } from '@/domain/stay/extraService';
import type { ExtraService } from '@/domain/stay/extraService';
import { knownOr } from '@/domain/known';
import { readEach, readOptional, readTextOr } from '../readEach';
import { readCount, readNumber, readText } from '../readLeaf';
import { isNightly } from '../stayFacts';
import { readMoney } from './readMoney';
import type { readExtraService_extra$key } from './__generated__/readExtraService_extra.graphql';

/** An extra service of the booking API. Its unit price is for the whole stay already. */
export function readExtraService(ref: readExtraService_extra$key): ExtraService {
  const extra = readInlineData<readExtraService_extra$key>(
    graphql`
      fragment readExtraService_extra on ExtraService
      @inline
      @argumentDefinitions(withLines: { type: "Boolean", defaultValue: false }) {
        id
        name
        description
        kind
        category
        type
        categoryIds
        unitPrice {
          ...readMoney_money
        }
        priceType
        vatRate @include(if: $withLines)
        count
        maxPerRoom
        maxPerReservation
      }
    `,
    ref,
  );
  return {
    id: readText(extra.id),
    name: readText(extra.name),
    description: readTextOr('', extra.description),
    kind: knownOr(extra.kind, extraServiceKinds, 'REGULAR'),
    category: parseExtraServiceCategory(extra.category),
    type: knownOr(extra.type, extraServiceTypes, 'ROOM'),
    // Alcohol is recognised by its category, so every category must be readable.
    categoryIds: readEach(extra.categoryIds, readText),
    unitPrice: readMoney(extra.unitPrice),
    isNightly: isNightly(extra.priceType),
    vatRate: readOptional(extra.vatRate, readNumber),
    count: readCount(extra.count),
    maxPerRoom: readCount(extra.maxPerRoom),
    maxPerReservation: readCount(extra.maxPerReservation),
  };
}
