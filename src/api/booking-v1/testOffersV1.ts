import { environment as site } from '@/config/environment';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { SearchCriteria } from '@/domain/search/search';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { dataOf } from '../testAsk';
import offersQuery from './__generated__/useHotelOffersV1Query.graphql';
import type { useHotelOffersV1Query } from './__generated__/useHotelOffersV1Query.graphql';
import { toAvailabilityCriteria, toWireMembership } from './availabilityCriteria';
import { readHotelAnswer } from './useHotelOffersV1';

/** The offers of a hotel with its extra services and all optional fields, asked and read as the site does it. */
export const offersOfV1 = async (criteria: SearchCriteria, locale: Locale = 'en') =>
  readHotelAnswer(
    await dataOf<useHotelOffersV1Query>(site.siteEndpoint, offersQuery, {
      locale: localeCode(locale),
      criteria: toAvailabilityCriteria(criteria, occupanciesOf(placeParty(criteria.party))),
      memberships: criteria.loyaltyTypes.map(toWireMembership),
      withExtras: true,
      withLines: true,
      withRoomsLeft: true,
      withAccessibility: true,
      withMeasures: true,
      withNearest: true,
      withReason: true,
    }),
    criteria,
  );
