import type { ProfileType } from '@/domain/guest/profile';
import { BadInputError } from '../world/badInput';
import type { BookingContact } from '../world/store/bookingRecord';

type Address = NonNullable<BookingContact['address']>;

/**
 * The address of a contact as it was sent, null where none was. Throws BadInputError for a stay for business without
 * one: its invoice needs it. What the guest chose counts, not a member's role, which fills in for no choice later.
 */
export const readAddress = (profile: ProfileType, sent: Address | null | undefined): Address | null => {
  if (sent) return { street: sent.street, postCode: sent.postCode, city: sent.city, countryCode: sent.countryCode };
  if (profile === 'BUSINESS') throw new BadInputError('A stay for business has an address');
  return null;
};
