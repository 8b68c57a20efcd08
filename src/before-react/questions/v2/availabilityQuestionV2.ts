import { fieldsOn } from '@/api/optionalFields';
import { availabilityVariablesV2 } from '@/features/hotel-page/booking-v2/availabilityVariablesV2';
import query from '@/features/hotel-page/booking-v2/__generated__/useHotelAvailabilityV2Query.graphql';
import { environment } from '@/config/environment';
import type { SearchCriteria } from '@/domain/search/search';
import { availabilityFields } from '@/features/hotel-page/availabilityFields';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';

/** The question whether one hotel has room, over the booking API. */
export const availabilityQuestionV2 = (search: SearchCriteria, locale: Locale, flags: Flags) =>
  questionOf(
    environment.bookingEndpoint,
    query,
    availabilityVariablesV2(search, locale, fieldsOn(availabilityFields, flags)),
  );
