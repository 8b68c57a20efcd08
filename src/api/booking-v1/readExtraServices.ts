import { graphql } from 'relay-runtime';
import { parseExtraServiceCategory } from '@/domain/stay/extraService';
import type { ExtraService } from '@/domain/stay/extraService';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { isNightly } from '../stayFacts';
import { readAmount } from '../readAmount';
import { readEach, readOptional, readTextOr } from '../readEach';
import { readCount, readNumber, readText } from '../readLeaf';
import type { readExtraServices_services$data } from './__generated__/readExtraServices_services.graphql';

void graphql`
  fragment readExtraServices_services on ExtraServiceAvailability @relay(mask: false) {
    extraServices {
      id
      name
      description
      kind
      category
      type
      categoryIds
      unitPrice {
        value
        currency
      }
      unit @include(if: $withLines)
      vatRate @include(if: $withLines)
      count
      maxPerRoom
      maxPerReservation
    }
    limits {
      category
      maxPerReservation
      maxPerRoom
    }
  }
`;

const kinds: Readonly<Record<string, ExtraService['kind']>> = {
  asom: 'ASOM',
  company: 'COMPANY',
  contract: 'CONTRACT',
  includedInRate: 'INCLUDED_IN_RATE',
  regular: 'REGULAR',
  voucher: 'VOUCHER',
};
const types: Readonly<Record<string, ExtraService['type']>> = {
  breakfast: 'BREAKFAST',
  petCharge: 'PET_CHARGE',
  room: 'ROOM',
};
const readCategory = (category: string) =>
  parseExtraServiceCategory(typeof category === 'string' ? category.toUpperCase() : category);

/** The extra services of a hotel and their limits. Unit prices are for the whole stay already. */
export function readExtraServices({
  extraServices,
  limits,
}: readExtraServices_services$data): Pick<HotelOffers, 'extraServiceLimits' | 'extraServices'> {
  return {
    extraServices: readEach(extraServices, (extra) => ({
      id: readText(extra.id),
      name: readText(extra.name),
      description: readTextOr('', extra.description),
      kind: kinds[extra.kind] ?? 'REGULAR',
      category: readCategory(extra.category),
      type: types[extra.type] ?? 'ROOM',
      // Alcohol is recognised by its category, so every category must be readable.
      categoryIds: readEach(extra.categoryIds, readText),
      unitPrice: readAmount(extra.unitPrice),
      isNightly: isNightly(extra.unit),
      vatRate: readOptional(extra.vatRate, readNumber),
      count: readCount(extra.count),
      maxPerRoom: readCount(extra.maxPerRoom),
      maxPerReservation: readCount(extra.maxPerReservation),
    })),
    extraServiceLimits: readEach(limits, ({ category, maxPerReservation, maxPerRoom }) => ({
      category: readCategory(category),
      maxPerReservation: readCount(maxPerReservation),
      maxPerRoom: readCount(maxPerRoom),
    })),
  };
}
