import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { fail } from '@/domain/result';
import type { SearchCriteria } from '@/domain/search/search';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { readAnswer } from '../readAnswer';
import { useOptionalFields } from '../useOptionalFields';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
import { useRead } from '../useRead';
import { toWireMembership } from './availabilityCriteria';
import { readExtraServices } from './readExtraServices';
import type { useExtraServicesV1Query } from './__generated__/useExtraServicesV1Query.graphql';

const query = graphql`
  query useExtraServicesV1Query(
    $locale: Locale!
    $hotelId: ID!
    $dateRange: DateRangeInput!
    $memberships: [LoyaltyMembershipType!]!
    $companyCode: String
    $blockCode: String
    $withLines: Boolean!
  ) {
    extraServiceAvailability(
      locale: $locale
      hotelId: $hotelId
      dateRange: $dateRange
      loyaltyMembershipTypes: $memberships
      companyCode: $companyCode
      blockCode: $blockCode
    ) {
      ...readExtraServices_services @relay(mask: false)
    }
  }
`;

const fields = ['withLines'] as const;

/** The extra services of an answer, or why there are none. */
export function readExtras({ extraServiceAvailability: found }: useExtraServicesV1Query['response']) {
  return found ? readAnswer(() => readExtraServices(found)) : fail(failureOf('search', 'HOTEL_NOT_AVAILABLE'));
}

/**
 * A hotel's offers together with its extra services, for the step that sells them. A stay for points has none, as points
 * and money do not mix.
 */
export function useWithExtrasV1(
  found: QueryResult<HotelOffers>,
  { startDate, endDate, rewardNight, companyCode, blockCode }: SearchCriteria,
  locale: Locale,
): QueryResult<HotelOffers> {
  const optional = useOptionalFields(fields);
  const answer = found.state === 'ready' ? found.data : found.state === 'failed' ? found.earlier : null;
  const offers = answer?.available && !rewardNight ? answer : null;
  const result = useQueryResult<useExtraServicesV1Query>(
    query,
    optional && offers
      ? {
          locale: localeCode(locale),
          hotelId: offers.hotel.id,
          dateRange: { startDate, endDate },
          memberships: offers.memberships.map(toWireMembership),
          companyCode: companyCode || null,
          blockCode: blockCode || null,
          ...optional,
        }
      : null,
  );
  const extras = useRead(result, readExtras);
  return useMemo(() => {
    if (found.state === 'loading' || !answer) return found;
    if (offers && extras.state === 'loading') return extras;
    if (offers && extras.state === 'failed') return { ...extras, earlier: null };
    const data = { ...answer, ...(offers && extras.state === 'ready' ? extras.data : { extraServices: [] }) };
    return found.state === 'ready' ? { ...found, data } : { ...found, earlier: data };
  }, [found, answer, offers, extras]);
}
