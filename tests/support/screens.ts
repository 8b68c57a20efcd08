import { bookedStates } from './bookedScreens';
import { cardSaleStates } from './cardSaleScreens';
import { connectStates } from './connectStates';
import { editStates } from './editScreens';
import { hotelStates } from './hotelScreens';
import { myCardStates } from './myCardScreens';
import { noticeStates } from './noticeScreens';
import { notFoundStates } from './notFoundScreens';
import { offerStates } from './offerScreens';
import { pageStates } from './pageStates';
import { paymentStates } from './paymentScreens';
import { reservationStates } from './reservationScreens';
import type { ScreenState } from './screenState';
import { searchStates } from './searchScreens';
import { signInStates } from './signInScreens';
import { stayStates } from './stayScreens';
import { stepStates } from './stepScreens';

/**
 * Every screen in every state. The list drives the accessibility tests in all locales and the contrast tests in all
 * themes; a new screen needs one entry in the file of its subject, and a route without one fails.
 */
export const screenStates: readonly ScreenState[] = [
  ...reservationStates,
  ...stayStates,
  ...myCardStates,
  ...connectStates,
  ...searchStates,
  ...stepStates,
  ...paymentStates,
  ...bookedStates,
  ...signInStates,
  ...noticeStates,
  ...editStates,
  ...hotelStates,
  ...pageStates,
  ...offerStates,
  ...cardSaleStates,
  ...notFoundStates,
];
