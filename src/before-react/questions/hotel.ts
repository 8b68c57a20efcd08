import { today } from '@/browser/today';
import { apiOfBuild } from '@/config/chosenApi';
import { hotelSearch } from '@/features/search/hotelSearch';
import type { FirstQuestion } from './askFirst';
import { availabilityQuestionV1 } from './v1/availabilityQuestionV1';
import { availabilityQuestionV2 } from './v2/availabilityQuestionV2';

const questions = { v1: availabilityQuestionV1, v2: availabilityQuestionV2 };

/** Whether the hotel has room for the search in the address, if there is one. */
export const hotel: FirstQuestion = ({ locale, content, query }) => {
  const search = content.hotel ? hotelSearch(query, content.hotel.id, today()) : null;
  return search && ((flags) => questions[apiOfBuild](search, locale, flags));
};
