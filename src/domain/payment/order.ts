import type { ContactInformation } from '../guest/contactInformation';
import type { RoomChoice } from '../stay/roomChoice';
import type { Locale } from '../locale';
import type { DateRange } from '../localDate';
import type { Money } from '../money';
import type { Membership } from '../guest/membership';
import type { Occupancy } from '../stay/party';
import type { GuaranteeChoice } from './payment';
import type { SearchMode } from '../search/search';

/** One room of an order: what was chosen, and who sleeps there. */
export interface OrderedRoom {
  readonly choice: RoomChoice;
  readonly occupancy: Occupancy;
}

/** Everything that is sent to make a booking. */
export interface CreateBookingOrder {
  readonly locale: Locale;
  readonly hotelId: string;
  readonly stay: DateRange;
  readonly rooms: readonly OrderedRoom[];
  readonly contact: ContactInformation;
  readonly companyCode: string | null;
  /** A customer who is signed in makes it. An order that is sent again must be sent as the same person's. */
  readonly asCustomer: boolean;
  readonly mode: SearchMode;
  /** The membership that the chosen rates are for, of the customer who is signed in. */
  readonly membership: { readonly type: Membership; readonly identifier: string } | null;
  /** The total the guest saw. */
  readonly expectedPrice: Money;
  readonly guarantee: GuaranteeChoice;
  /** Path of this site where the payment page sends the guest. */
  readonly returnUrl: string;
}
