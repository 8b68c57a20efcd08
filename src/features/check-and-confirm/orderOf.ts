import { membershipFor } from '@/domain/guest/customer';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { EMPTY_OCCUPANCY } from '@/domain/stay/party';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { occupanciesOf } from '@/domain/stay/placement';
import { priceOf } from '@/domain/price/requote';
import { possibleWish } from '@/domain/stay/roomChoice';
import type { Translator } from '@/i18n/translator';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { messageToHotel } from './messageToHotel';
import type { Customer } from '@/domain/guest/customer';
import type { Hotel } from '@/domain/content/hotel';
import type { SearchCriteria } from '@/domain/search/search';

export interface OrderedBasis {
  readonly criteria: SearchCriteria;
  readonly hotel: Hotel;
  /** Path of this site where the payment page sends the guest. */
  readonly returnUrl: string;
  /** The customer who is signed in, if any. */
  readonly customer: Customer | null;
}

/** Everything the order is made of, from what the guest chose and typed. */
export function orderOf(
  flow: ReservationFlow,
  basis: OrderedBasis,
  guarantee: GuaranteeChoice,
  { t, locale }: Translator,
): CreateBookingOrder {
  const occupancies = occupanciesOf(flow.roomPlacement);
  return {
    locale,
    hotelId: basis.hotel.id,
    stay: { startDate: basis.criteria.startDate, endDate: basis.criteria.endDate },
    rooms: flow.roomChoices.map((choice, index) => ({
      choice: { ...choice, bathroomWish: possibleWish(choice) },
      occupancy: occupancies[index] ?? EMPTY_OCCUPANCY,
    })),
    contact: { ...flow.contactInformation, message: messageToHotel(flow.contactInformation, t) },
    companyCode: basis.criteria.companyCode || null,
    asCustomer: basis.customer !== null,
    mode: basis.criteria.mode,
    membership: membershipFor(
      flow.roomChoices.flatMap(({ rate }) => rate?.loyaltyType ?? []),
      basis.customer,
    ),
    expectedPrice: flow.checkAndConfirm.agreedTotal ?? priceOf(flow.roomChoices).total,
    guarantee,
    returnUrl: basis.returnUrl,
  };
}
