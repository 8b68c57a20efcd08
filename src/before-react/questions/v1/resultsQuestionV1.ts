import { fieldsOn } from '@/api/optionalFields';
import { resultsVariablesV1 } from '@/features/search-results/booking-v1/resultsVariablesV1';
import query from '@/features/search-results/booking-v1/__generated__/useSearchResultsV1Query.graphql';
import { environment } from '@/config/environment';
import type { ListPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import { resultFields } from '@/features/search-results/resultFields';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';

/** The question for results, over the site's API. */
export const resultsQuestionV1 = (search: SearchCriteria, locale: Locale, flags: Flags, list: ListPage | null) =>
  questionOf(environment.siteEndpoint, query, resultsVariablesV1(search, locale, fieldsOn(resultFields, flags), list));
