import { fieldsOn } from '@/api/optionalFields';
import { resultsVariablesV2 } from '@/features/search-results/booking-v2/resultsVariablesV2';
import query from '@/features/search-results/booking-v2/__generated__/useSearchResultsV2Query.graphql';
import { environment } from '@/config/environment';
import type { ListPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import { resultFields } from '@/features/search-results/resultFields';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';

/** The question for results, over the booking API. */
export const resultsQuestionV2 = (search: SearchCriteria, locale: Locale, flags: Flags, list: ListPage | null) =>
  questionOf(
    environment.bookingEndpoint,
    query,
    resultsVariablesV2(search, locale, fieldsOn(resultFields, flags), list),
  );
