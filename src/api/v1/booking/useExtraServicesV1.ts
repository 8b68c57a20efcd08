import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import type { HotelOffers } from '@/domain/hotelOffers';
import { fail } from '@/domain/result';
import type { SearchCriteria } from '@/domain/search';
import { soldExtras } from '@/domain/soldExtras';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { readAnswer } from '../../readAnswer';
import { useOptionalFields } from '../../useOptionalFields';
import { useQueryResult } from '../../useQueryResult';
import type { QueryResult } from '../../useQueryResult';
import { useRead } from '../../useRead';
import { readExtraServices } from './readExtraServices';
import type { useExtraServicesV1Query } from './__generated__/useExtraServicesV1Query.graphql';

const query = graphql`
  query useExtraServicesV1Query($locale: Locale!, $hotelId: ID!, $dateRange: DateRangeInput!, $withLines: Boolean!) {
    extraServiceAvailability(locale: $locale, hotelId: $hotelId, dateRange: $dateRange) {
      ...readExtraServices_services @relay(mask: false)
    }
  }
`;

type Extras = Pick<HotelOffers, 'extraServiceLimits' | 'extraServices'>;

const fields = ['withLines'] as const;

function readExtras({ extraServiceAvailability: found }: useExtraServicesV1Query['response']) {
  return found ? readAnswer(() => readExtraServices(found)) : fail(failureOf('search', 'HOTEL_NOT_AVAILABLE'));
}

/** The extra services that a hotel sells for a stay, to any guest. */
function useExtraServices({ destination, startDate, endDate }: SearchCriteria, locale: Locale): QueryResult<Extras> {
  const optional = useOptionalFields(fields);
  const result = useQueryResult<useExtraServicesV1Query>(
    query,
    optional && destination.kind === 'hotel'
      ? { locale: localeCode(locale), hotelId: destination.hotelId, dateRange: { startDate, endDate }, ...optional }
      : null,
  );
  return useRead(result, readExtras);
}

/** A hotel's offers together with its extra services, for the step that sells them. */
export function useWithExtrasV1(
  found: QueryResult<HotelOffers>,
  criteria: SearchCriteria,
  locale: Locale,
): QueryResult<HotelOffers> {
  const extras = useExtraServices(criteria, locale);
  return useMemo(() => {
    if (found.state !== 'ready') return found;
    if (extras.state !== 'ready') return extras;
    return { ...found, data: { ...found.data, ...soldExtras(extras.data, found.data, criteria) } };
  }, [found, extras, criteria]);
}
