import { fieldsOn } from '@/api/optionalFields';
import { today } from '@/browser/today';
import { apiOfBuild } from '@/config/chosenApi';
import { noDestinations } from '@/domain/search/destinations';
import { firstPage } from '@/domain/search/listPage';
import { partsOfSearch } from '@/domain/search/partsOfSearch';
import { listFields } from '@/features/search-results/resultFields';
import { readListOrder } from '@/features/search-results/resultView';
import { searchFacts } from '@/features/search-results/searchFacts';
import { destinationName } from '@/features/search/destinationOptions';
import { canBeSearched, resultsSearch } from '@/features/search/resultsSearch';
import { createTranslator } from '@/i18n/translator';
import type { FirstQuestion } from './askFirst';
import type { OpenedPage } from './openedPage';
import { ofSearch } from './questionOf';
import type { KnownTexts } from './tellEarly';
import { resultsQuestionV1 } from './v1/resultsQuestionV1';
import { resultsQuestionV2 } from './v2/resultsQuestionV2';

const questions = { v1: resultsQuestionV1, v2: resultsQuestionV2 };

/** The search in the address; null where it lacks something. */
function searchIn({ content, query }: OpenedPage) {
  const search = resultsSearch(query, content.destinations ?? noDestinations, today());
  return canBeSearched(search) ? search : null;
}

/** The hotels of the search in the address: the first page of their list, else of parts the first. */
export const searchResults: FirstQuestion = (page) => {
  const { locale, content, query } = page;
  const search = searchIn(page);
  if (!search) return null;
  const destinations = content.destinations ?? noDestinations;
  const list = firstPage(search, destinations, readListOrder(query));
  return ofSearch(search, (flags) => {
    const [part = search] = fieldsOn(listFields, flags).withList ? [] : partsOfSearch(search, destinations);
    return questions[apiOfBuild](part, locale, flags, list);
  });
};

/** The place, the dates and the party of that search. */
export const resultsTexts: KnownTexts = (page) => {
  const search = searchIn(page);
  if (!search) return null;
  const place = destinationName(page.content.destinations ?? noDestinations, search.destination);
  return {
    ...(place !== null && { place: [place] }),
    stay: searchFacts(search, createTranslator(page.locale, page.messages)),
  };
};
