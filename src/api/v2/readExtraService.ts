import { graphql, readInlineData } from 'relay-runtime';
import { extraTypes } from '@/domain/offer';
import type { ExtraService } from '@/domain/offer';
import { knownOr } from './known';
import { readMoney } from './readMoney';
import type { readExtraService_extra$key } from './__generated__/readExtraService_extra.graphql';

const kinds = ['ASOM', 'COMPANY', 'CONTRACT', 'INCLUDED_IN_RATE', 'REGULAR', 'VOUCHER'] as const;

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
        vatRate @include(if: $withLines)
        count
        maxPerRoom
        maxPerReservation
      }
    `,
    ref,
  );
  return {
    id: extra.id,
    name: extra.name,
    description: extra.description,
    kind: knownOr(extra.kind, kinds, 'REGULAR'),
    category: extra.category === 'EQUIPMENT' ? 'EQUIPMENT' : 'COMFORT',
    type: knownOr(extra.type, extraTypes, 'ROOM'),
    categoryIds: [...extra.categoryIds],
    unitPrice: readMoney(extra.unitPrice),
    vatRate: extra.vatRate ?? null,
    count: extra.count,
    maxPerRoom: extra.maxPerRoom,
    maxPerReservation: extra.maxPerReservation,
  };
}
