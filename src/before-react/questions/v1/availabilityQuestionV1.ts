import { fieldsOn } from '@/api/optionalFields';
import { availabilityVariablesV1 } from '@/features/hotel-page/booking-v1/availabilityVariablesV1';
import query from '@/features/hotel-page/booking-v1/__generated__/useHotelAvailabilityV1Query.graphql';
import { environment } from '@/config/environment';
import type { SearchCriteria } from '@/domain/search/search';
import { availabilityFields } from '@/features/hotel-page/availabilityFields';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';

/** The question whether one hotel has room, over the site's API. */
export const availabilityQuestionV1 = (search: SearchCriteria, locale: Locale, flags: Flags) =>
  questionOf(
    environment.siteEndpoint,
    query,
    availabilityVariablesV1(search, locale, fieldsOn(availabilityFields, flags)),
  );
