import { environment as site } from '@/config/environment';
import type { BookingApi } from '@/domain/bookingApi';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/hotelOffers';
import { occupanciesOf, placeParty } from '@/domain/placement';
import type { Result } from '@/domain/result';
import type { SearchCriteria } from '@/domain/search';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { dataOf } from './testAsk';
import { toAvailabilityCriteria, toWireMembership } from './v1/booking/availabilityCriteria';
import offersQueryV1 from './v1/booking/__generated__/useHotelOffersV1Query.graphql';
import type { useHotelOffersV1Query } from './v1/booking/__generated__/useHotelOffersV1Query.graphql';
import { readHotelAnswer as readHotelAnswerV1 } from './v1/booking/useHotelOffersV1';
import { toAvailabilityInput } from './v2/availabilityInput';
import offersQueryV2 from './v2/__generated__/useHotelOffersQuery.graphql';
import type { useHotelOffersQuery } from './v2/__generated__/useHotelOffersQuery.graphql';
import { readHotelAnswer as readHotelAnswerV2 } from './v2/useHotelOffers';

const optional = { withAccessibility: true, withLines: true, withRoomsLeft: true, withNearest: true, withReason: true };

type OffersOf = (criteria: SearchCriteria, locale?: Locale) => Promise<Result<Failure, HotelOffers>>;

/** The offers of a hotel with its extra services, asked of each API and read as the site does it. */
export const offersOf: Readonly<Record<BookingApi, OffersOf>> = {
  v1: async (criteria, locale = 'en') =>
    readHotelAnswerV1(
      await dataOf<useHotelOffersV1Query>(site.siteEndpoint, offersQueryV1, {
        locale: localeCode(locale),
        criteria: toAvailabilityCriteria(criteria, occupanciesOf(placeParty(criteria.party))),
        memberships: criteria.loyaltyTypes.map(toWireMembership),
        withExtras: true,
        ...optional,
      }),
      criteria,
    ),
  v2: async (criteria, locale = 'en') =>
    readHotelAnswerV2(
      await dataOf<useHotelOffersQuery>(site.bookingEndpoint, offersQueryV2, {
        input: toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), locale),
        ...optional,
      }),
      criteria,
    ),
};
