import { fieldsOn } from '@/api/optionalFields';
import { offersVariablesV1 } from '@/api/booking-v1/offersVariablesV1';
import query from '@/api/booking-v1/__generated__/useHotelOffersV1Query.graphql';
import { environment } from '@/config/environment';
import { offerFields } from '@/api/offerFields';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';
import type { RoomsAsked } from '../roomsAsked';

/** The question for the rooms of one hotel, over the site's API. */
export const offersQuestionV1 = ({ criteria, occupancies }: RoomsAsked, locale: Locale, flags: Flags) =>
  questionOf(
    environment.siteEndpoint,
    query,
    offersVariablesV1(criteria, occupancies, locale, fieldsOn(offerFields, flags)),
  );
