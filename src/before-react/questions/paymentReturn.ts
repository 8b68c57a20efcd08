import type { FirstQuestion } from './askFirst';
import { keptFlow } from './keptFlow';
import type { KnownTexts } from './tellEarly';
import { paymentQuestionV1 } from './v1/paymentQuestionV1';
import { paymentQuestionV2 } from './v2/paymentQuestionV2';

const questions = { v1: paymentQuestionV1, v2: paymentQuestionV2 };

/** The hotel of the stored order. */
export const paymentTexts: KnownTexts = () => {
  const flow = keptFlow();
  const hotel = flow.paymentState?.hotel ?? flow.hotel;
  return hotel && { hotel: [hotel.name] };
};

/** How the payment of the stored order ended. */
export const paymentReturn: FirstQuestion = ({ locale }) => {
  const order = keptFlow().paymentState;
  if (!order?.booking) return null;
  const { bookingNumber, bookingHash } = order.booking;
  const asked = { booking: { bookingNumber, bookingHash }, paymentId: order.payment?.paymentId ?? null };
  return (flags) => questions[order.api](asked, locale, flags);
};
