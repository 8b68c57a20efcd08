import { today } from '@/browser/today';
import { apiOfBuild } from '@/config/chosenApi';
import { noDestinations } from '@/domain/search/destinations';
import { partsOfSearch } from '@/domain/search/partsOfSearch';
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

/** The hotels of the search in the address; of one that is asked in parts, the first. */
export const searchResults: FirstQuestion = (page) => {
  const { locale, content } = page;
  const found = searchIn(page);
  const [search] = found ? partsOfSearch(found, content.destinations ?? noDestinations) : [];
  return search ? ofSearch(search, (flags) => questions[apiOfBuild](search, locale, flags)) : null;
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
