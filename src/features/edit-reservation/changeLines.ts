import type { ContactInformation } from '@/domain/guest/contactInformation';
import { contactOfReservation } from '@/domain/edit/editedContact';
import type { EditChanges, WantedStay } from '@/domain/edit/editQuote';
import type { ReservedStay } from '@/domain/edit/editedStay';
import type { ChosenExtras } from '@/domain/stay/extras';
import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation/reservation';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { addressLine } from '@/i18n/addressLine';
import type { Translator } from '@/i18n/translator';
import { dotted } from '@/i18n/dotted';

/** Something that is changed, before and after. */
export interface ChangeLine {
  readonly id: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Whether each of the two is a text of the API, which may be in another language than the page. */
  readonly isContent?: { readonly before: boolean; readonly after: boolean };
}

/** Whether a text of extras names any; otherwise it is a text of this site. */
export const hasExtras = (extras: ChosenExtras): boolean => Object.keys(extras).length > 0;

export const datesText = (dates: DateRange, { format, plural }: Translator): string =>
  `${format.dateRange(dates)}, ${plural('stay.nights', nights(dates))}`;

export const roomText = ({ room, rate }: Pick<RoomChoice, 'rate' | 'room'>): string =>
  dotted([room?.name ?? '', rate?.name ?? ''].filter(Boolean));

export const extrasText = (extras: ChosenExtras, { t, format }: Translator): string =>
  !hasExtras(extras)
    ? t('editing.noExtras')
    : format.list(Object.values(extras).map(({ name, quantity }) => `${quantity} × ${name}`));

interface Changed {
  readonly reserved: ReservedStay;
  readonly wanted: WantedStay;
  readonly changes: EditChanges;
  /** The contact details as they are, in one line. */
  readonly contactBefore: string;
  /** As they are to be, where that is not what is wanted. */
  readonly contactAfter?: string;
}

/** Everything that a form can change of them, in one line. */
export const contactOf = (contact: ContactInformation, { t, locale }: Translator): string =>
  [
    `${contact.firstName} ${contact.lastName}`,
    contact.email,
    `${contact.phoneNumberCountryCode} ${contact.phoneNumber}`,
    ...(contact.profileType === 'BUSINESS'
      ? [
          t('contactDetails.profile.business'),
          contact.companyName,
          contact.businessId,
          contact.reference,
          addressLine(contact, locale),
        ]
      : []),
  ]
    .filter((text) => text.trim() !== '')
    .join(', ');

/** The contact details of a reservation in one line. */
export const contactText = (reservation: Reservation, translator: Translator): string =>
  contactOf(contactOfReservation(reservation), translator);

/** What a guest wants changed, one line for each thing. */
export function changeLines(changed: Changed, translator: Translator): readonly ChangeLine[] {
  const { reserved, wanted, changes, contactBefore, contactAfter = contactBefore } = changed;
  const { t } = translator;
  const ofRoom = (index: number, what: string) =>
    reserved.choices.length > 1 ? `${what}, ${t('editing.room', { number: index + 1 })}` : what;
  return [
    ...(changes.dates
      ? [
          {
            id: 'dates',
            name: t('editing.part.dates'),
            before: datesText(reserved.dates, translator),
            after: datesText(wanted.dates, translator),
          },
        ]
      : []),
    ...changes.rooms.map((index) => ({
      id: `room-${index}`,
      name: ofRoom(index, t('editing.part.rooms')),
      before: roomText(reserved.choices[index] ?? { room: null, rate: null }),
      after: roomText(wanted.choices[index] ?? { room: null, rate: null }),
      isContent: { before: true, after: true },
    })),
    ...changes.extras.map((index) => ({
      id: `extras-${index}`,
      name: ofRoom(index, t('editing.part.extras')),
      before: extrasText(reserved.choices[index]?.extraServices ?? {}, translator),
      after: extrasText(wanted.choices[index]?.extraServices ?? {}, translator),
      isContent: {
        before: hasExtras(reserved.choices[index]?.extraServices ?? {}),
        after: hasExtras(wanted.choices[index]?.extraServices ?? {}),
      },
    })),
    ...(changes.contact
      ? [
          {
            id: 'contact',
            name: t('editing.part.contact'),
            before: contactBefore,
            after: wanted.contact ? contactOf(wanted.contact, translator) : contactAfter,
          },
        ]
      : []),
  ];
}
