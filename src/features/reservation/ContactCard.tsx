import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import type { Reservation } from '@/domain/reservation';
import { countryName } from '@/i18n/countryName';
import { useTranslator } from '@/i18n/TranslatorContext';

/** The guest who booked, and their message to the hotel. */
export function ContactCard({
  reservation,
}: {
  readonly reservation: Pick<Reservation, 'contact' | 'isContactStaying' | 'message'>;
}) {
  const { t, locale } = useTranslator();
  const { contact, isContactStaying, message } = reservation;
  const { street, postCode, city, countryCode } = contact.address;
  const address = [street, `${postCode} ${city}`.trim(), countryName(countryCode, locale)].filter(Boolean).join(', ');
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
            { term: t('reservation.contact.email'), description: contact.email },
            { term: t('reservation.contact.phone'), description: `${contact.phoneCountryCode} ${contact.phoneNumber}` },
            { term: t('reservation.contact.address'), description: address },
            ...(contact.companyName
              ? [{ term: t('reservation.contact.company'), description: contact.companyName }]
              : []),
            ...(message ? [{ term: t('reservation.contact.message'), description: message }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
