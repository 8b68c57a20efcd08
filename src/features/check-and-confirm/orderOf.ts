import { membershipFor } from '@/domain/customer';
import type { CreateBookingOrder } from '@/domain/order';
import { EMPTY_OCCUPANCY } from '@/domain/party';
import type { GuaranteeChoice } from '@/domain/payment';
import { occupanciesOf } from '@/domain/placement';
import { priceOf } from '@/domain/requote';
import { possibleWish } from '@/domain/roomChoice';
import type { Translator } from '@/i18n/translator';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { messageToHotel } from './messageToHotel';
import type { Customer } from '@/domain/customer';
import type { Hotel } from '@/domain/hotel';
import type { SearchCriteria } from '@/domain/search';

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
