import { fieldsOn } from '@/api/optionalFields';
import { offersVariablesV2 } from '@/api/booking-v2/offersVariablesV2';
import query from '@/api/booking-v2/__generated__/useHotelOffersV2Query.graphql';
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
    offersVariablesV2(criteria, occupancies, locale, fieldsOn(offerFields, flags)),
  );
