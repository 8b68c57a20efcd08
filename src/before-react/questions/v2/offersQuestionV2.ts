import { fieldsOn } from '@/api/optionalFields';
import { offersVariables } from '@/api/v2/offersVariables';
import query from '@/api/v2/__generated__/useHotelOffersQuery.graphql';
import { environment } from '@/config/environment';
import { offerFields } from '@/api/offerFields';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';
import type { RoomsAsked } from '../roomsAsked';

/** The question for the rooms of one hotel, over the booking API. */
export const offersQuestionV2 = ({ criteria, occupancies }: RoomsAsked, locale: Locale, flags: Flags) =>
  questionOf(
    environment.bookingEndpoint,
    query,
    offersVariables(criteria, occupancies, locale, fieldsOn(offerFields, flags)),
  );
