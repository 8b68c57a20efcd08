import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { EmailText } from '@/design-system/EmailText';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import type { Reservation } from '@/domain/reservation/reservation';
import { addressLine } from '@/i18n/addressLine';
import type { Translator } from '@/i18n/translator';
import { useTranslator } from '@/i18n/TranslatorContext';

/** The guest who booked, and their message to the hotel. */
export function ContactCard({
  reservation,
}: {
  readonly reservation: Pick<Reservation, 'contact' | 'guestContact' | 'isContactStaying' | 'message'>;
}) {
  const { t, locale } = useTranslator();
  const { contact, guestContact, isContactStaying, message } = reservation;
  const { postCode: postcode, ...address } = contact.address;
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          {t('reservation.contact.title')}
        </Heading>
        <DefinitionList
          layout="columns"
          items={[
            { term: t('reservation.contact.name'), description: `${contact.firstName} ${contact.lastName}` },
            ...(isContactStaying
              ? []
              : [
                  {
                    term: t('reservation.status.guests'),
                    description: t('reservation.status.notStaying', {
                      name: `${contact.firstName} ${contact.lastName}`,
                    }),
                  },
                ]),
            {
              term: t('reservation.contact.email'),
              description: contact.email && <EmailText>{contact.email}</EmailText>,
            },
            { term: t('reservation.contact.phone'), description: `${contact.phoneCountryCode} ${contact.phoneNumber}` },
            { term: t('reservation.contact.address'), description: addressLine({ ...address, postcode }, locale) },
            ...(contact.companyName
              ? [{ term: t('reservation.contact.company'), description: contact.companyName }]
              : []),
            ...(guestContact ? guestItems(guestContact, contact, t) : []),
            ...(message ? [{ term: t('reservation.contact.message'), description: message }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

type Person = Reservation['contact'];

const phoneOf = ({ phoneCountryCode, phoneNumber }: Person) => `${phoneCountryCode} ${phoneNumber}`.trim();

/** Who stays, and how the hotel reaches them: only what is not the same as that of the one who booked. */
function guestItems(guest: Person, booker: Person, t: Translator['t']) {
  const reached = [
    ...(guest.email === booker.email ? [] : [guest.email]),
    ...(phoneOf(guest) === phoneOf(booker) ? [] : [phoneOf(guest)]),
  ].filter(Boolean);
  const name = `${guest.firstName} ${guest.lastName}`.trim();
  return [
    ...(name ? [{ term: t('reservation.contact.guest'), description: name }] : []),
    ...(reached.length > 0 ? [{ term: t('reservation.contact.guestReached'), description: reached.join(', ') }] : []),
  ];
}
