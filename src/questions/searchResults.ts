import { today } from '@/browser/today';
import { apiOfBuild } from '@/config/chosenApi';
import { noDestinations } from '@/domain/destinations';
import { canBeSearched, resultsSearch } from '@/features/search/resultsSearch';
import type { FirstQuestion } from './askFirst';
import { ofSearch } from './questionOf';
import { resultsQuestionV1 } from './v1/resultsQuestionV1';
import { resultsQuestionV2 } from './v2/resultsQuestionV2';

const questions = { v1: resultsQuestionV1, v2: resultsQuestionV2 };

/** The hotels of the search in the address. */
export const searchResults: FirstQuestion = ({ locale, content, query }) => {
  const search = resultsSearch(query, content.destinations ?? noDestinations, today());
  return canBeSearched(search) ? ofSearch(search, (flags) => questions[apiOfBuild](search, locale, flags)) : null;
};
