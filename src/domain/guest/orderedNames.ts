import type { ContactInformation, GuestName } from './contactInformation';

const nameOf = (firstName: string, lastName: string): GuestName => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

/** Who stays: the guest that the stay is booked for, by default the one who books. */
export const stayingGuest = (contact: ContactInformation): GuestName =>
  contact.isForOther
    ? nameOf(contact.guestFirstName, contact.guestLastName)
    : nameOf(contact.firstName, contact.lastName);

/** The name that a room is booked in: its own guest's, else that of the guest who stays. */
export function nameOfRoom(contact: ContactInformation, index: number): GuestName {
  const own = index > 0 ? contact.roomGuests[index - 1] : undefined;
  return own?.lastName.trim() ? nameOf(own.firstName, own.lastName) : stayingGuest(contact);
}

/** What was typed, as it is sent: without the spaces around it, the phone number as digits. */
export function trimmedContact(contact: ContactInformation): ContactInformation {
  const { firstName, lastName, email, phoneNumber, street, postcode, city, companyName } = contact;
  return {
    ...contact,
    ...nameOf(firstName, lastName),
    email: email.trim(),
    phoneNumber: phoneNumber.replace(/[^\d]/g, ''),
    street: street.trim(),
    postcode: postcode.trim(),
    city: city.trim(),
    companyName: companyName.trim(),
    businessId: contact.businessId.trim(),
    reference: contact.reference.trim(),
    message: contact.message.trim(),
  };
}
