import { environment as site } from '@/config/environment';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import { dataOf } from '../testAsk';
import offersQuery from './__generated__/useHotelOffersV2Query.graphql';
import type { useHotelOffersV2Query } from './__generated__/useHotelOffersV2Query.graphql';
import { toAvailabilityInput } from './availabilityInput';
import { readHotelAnswer } from './useHotelOffersV2';

/** The offers of a hotel with its extra services and all optional fields, asked and read as the site does it. */
export const offersOfV2 = async (criteria: SearchCriteria, locale: Locale = 'en') =>
  readHotelAnswer(
    await dataOf<useHotelOffersV2Query>(site.bookingEndpoint, offersQuery, {
      input: toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), locale),
      withLines: true,
      withRoomsLeft: true,
      withAccessibility: true,
      withMeasures: true,
      withNearest: true,
      withReason: true,
    }),
    criteria,
  );
