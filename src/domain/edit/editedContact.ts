import { isAsked } from '../guest/askedFields';
import type { ContactInformation } from '../guest/contactInformation';
import { EMPTY_CONTACT } from '../guest/emptyContact';
import type { Reservation } from '../reservation/reservation';

/** The contact details of a reservation as a form shows them. */
export const contactOfReservation = ({ contact }: Pick<Reservation, 'contact'>): ContactInformation => ({
  ...EMPTY_CONTACT,
  profileType: contact.profileType,
  firstName: contact.firstName,
  lastName: contact.lastName,
  email: contact.email,
  phoneNumberCountryCode: contact.phoneCountryCode || EMPTY_CONTACT.phoneNumberCountryCode,
  phoneNumber: contact.phoneNumber,
  street: contact.address.street,
  postcode: contact.address.postCode,
  city: contact.address.city,
  countryCode: contact.address.countryCode || EMPTY_CONTACT.countryCode,
  companyName: contact.companyName ?? '',
});

/**
 * The typed details, or null where they are those of the reservation. What was typed into fields that are not asked, as
 * those of a company before the guest chose a private stay after all, changes nothing.
 */
export function changedContact(typed: ContactInformation, reservation: Reservation): ContactInformation | null {
  const before = contactOfReservation(reservation);
  const fields = Object.keys(before) as (keyof ContactInformation)[];
  const isSame = (field: keyof ContactInformation) => JSON.stringify(typed[field]) === JSON.stringify(before[field]);
  return fields.every((field) => isSame(field) || !isAsked(field, typed)) ? null : typed;
}
