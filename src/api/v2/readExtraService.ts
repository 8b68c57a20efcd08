import { graphql, readInlineData } from 'relay-runtime';
import { times } from '@/domain/money';
import type { ExtraService } from '@/domain/offer';
import { knownOr } from './known';
import { readMoney } from './readMoney';
import type { readExtraService_extra$key } from './__generated__/readExtraService_extra.graphql';

const kinds = ['ASOM', 'COMPANY', 'CONTRACT', 'INCLUDED_IN_RATE', 'REGULAR', 'VOUCHER'] as const;

/** An extra service of the booking API; `nights` of the stay count for one that is priced by the day. */
export function readExtraService(ref: readExtraService_extra$key, nights: number): ExtraService {
  const extra = readInlineData<readExtraService_extra$key>(
    graphql`
      fragment readExtraService_extra on ExtraService @inline {
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
        count
        maxPerRoom
        maxPerReservation
      }
    `,
    ref,
  );
  const unit = readMoney(extra.unitPrice);
  return {
    id: extra.id,
    name: extra.name,
    description: extra.description,
    kind: knownOr(extra.kind, kinds, 'REGULAR'),
    category: extra.category === 'EQUIPMENT' ? 'EQUIPMENT' : 'COMFORT',
    type: knownOr(extra.type, ['BREAKFAST', 'PET_CHARGE', 'ROOM'] as const, 'ROOM'),
    categoryIds: [...extra.categoryIds],
    unitPrice: extra.priceType === 'PER_NIGHT' || extra.priceType === 'PER_DAY' ? times(unit, nights) : unit,
    count: extra.count,
    maxPerRoom: extra.maxPerRoom,
    maxPerReservation: extra.maxPerReservation,
  };
}
