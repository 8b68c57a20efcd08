import { CardPayment } from '../CardPayment';
import type { CardSaleProps } from '../cardOrderProps';
import { cardOrderCalls } from './cardOrderCalls';

/** `CardPayment` over the site's API. */
export function CardPaymentV1(props: CardSaleProps) {
  return <CardPayment {...props} calls={cardOrderCalls} />;
}
