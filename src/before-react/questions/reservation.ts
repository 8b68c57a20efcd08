import { apiOfBuild } from '@/config/chosenApi';
import { keyOf } from '@/features/reservation/reservationLink';
import { bookingIn, readOpen } from '@/state/openReservationState';
import type { FirstQuestion } from './askFirst';
import { reservationQuestionV1 } from './v1/reservationQuestionV1';
import { reservationQuestionV2 } from './v2/reservationQuestionV2';

const questions = { v1: reservationQuestionV1, v2: reservationQuestionV2 };

/** The booking of the link, or the one that this tab has open. One without its key is asked for by its customer only. */
export const reservation: FirstQuestion = ({ locale }) => {
  const key = keyOf(bookingIn(location) ?? readOpen());
  return key && ((flags) => questions[apiOfBuild](key, locale, flags));
};
