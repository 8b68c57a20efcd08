import { set } from 'react-hook-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { ContactInformation, GuestName } from '@/domain/guest/contactInformation';
import { checkRoomGuests } from '@/domain/guest/contactRules';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import type { FieldError } from '@/design-system/ErrorSummary';
import { detailProblems, problemText, tidyTexts, asSent } from '@/forms/detailProblems';
import { listedErrors } from '@/forms/listedErrors';
import { loadReadPhone } from '@/forms/loadReadPhone';
import type { ReadPhone } from '@/forms/loadReadPhone';
import type { Translator } from '@/i18n/translator';

interface FormValues extends Partial<Omit<ContactInformation, 'roomGuests'>> {
  readonly roomGuests?: readonly Partial<GuestName>[];
}

/** The form's values: a group of radio buttons without a choice has no value at all. */
export function contactIn({ roomGuests = [], ...values }: FormValues): ContactInformation {
  return {
    ...EMPTY_CONTACT,
    ...values,
    profileType: values.profileType ?? 'NO_PROFILE_SELECTED',
    roomGuests: roomGuests.map(({ firstName = '', lastName = '' }) => ({ firstName, lastName })),
  };
}

function tidyContact(contact: ContactInformation): ContactInformation {
  return { ...tidyTexts(contact), roomGuests: contact.roomGuests.map(tidyTexts) };
}

/** The id of a name field of a further room's guest; `index` 0 is the second room. */
export const roomGuestField = (index: number, name: keyof GuestName) => `roomGuests.${index}.${name}` as const;

/** Every problem of the details by the id of its field, in the guest's language, in the order of the form. */
export function contactProblems(
  contact: ContactInformation,
  readPhone: ReadPhone,
  t: Translator['t'],
): Partial<Record<string, string>> {
  const ofRooms = checkRoomGuests(contact).map(({ index, name, issue }) => [
    roomGuestField(index, name),
    t('contactDetails.roomGuest.problem', { number: index + 2, problem: problemText(issue, t) }),
  ]);
  return { ...detailProblems(contact, readPhone, t), ...Object.fromEntries(ofRooms) };
}

/** The problems of the form for the error summary. */
export function listedProblems({ roomGuests, ...errors }: FieldErrors<ContactInformation>): readonly FieldError[] {
  const ofRooms = (Array.isArray(roomGuests) ? roomGuests : []).flatMap((error, index) =>
    (['firstName', 'lastName'] as const).map((name) => [roomGuestField(index, name), error?.[name]] as const),
  );
  return listedErrors([...Object.entries(errors), ...ofRooms]);
}

/** The rules of `domain/guest/contactRules` as a resolver for react-hook-form. */
export function resolveContact(t: Translator['t']): Resolver<ContactInformation> {
  return async (values) => {
    const contact = tidyContact(contactIn(values));
    const readPhone = await loadReadPhone();
    const problems = contactProblems(contact, readPhone, t);
    if (Object.keys(problems).length === 0) return { values: asSent(contact, readPhone), errors: {} };
    const errors: FieldErrors<ContactInformation> = {};
    for (const [field, message] of Object.entries(problems)) set(errors, field, { type: 'rule', message });
    return { values: {}, errors };
  };
}
