import { SiteLink } from '@/routes/SiteLink';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation/reservation';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly reservation: Pick<Reservation, 'bookingNumber' | 'hotel'>;
  readonly backHref: string;
}

/** How to change a reservation that is not changed on this site: whom to call or write to, and what a call costs. */
export function ByContact({ reservation: { bookingNumber, hotel }, backHref }: Props) {
  const { t, contentLang } = useTranslator();
  return (
    <Stack gap={6}>
      <PageHeading above={hotel.name} lead={t('editing.number', { number: bookingNumber })}>
        {t('editing.title')}
      </PageHeading>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('editing.byContact.title')}
          </Heading>
          <Text>{t('editing.byContact.body')}</Text>
          <DefinitionList
            layout="columns"
            items={[
              {
                term: t('editing.byContact.hotelPhone'),
                description: (
                  <Stack gap={0}>
                    <Link tone="alone" href={`tel:${hotel.phone.number.replaceAll(' ', '')}`}>
                      {hotel.phone.number}
                    </Link>
                    {hotel.phone.rate && (
                      <Text size="small" tone="muted" lang={contentLang}>
                        {hotel.phone.rate}
                      </Text>
                    )}
                  </Stack>
                ),
              },
              {
                term: t('editing.byContact.hotelEmail'),
                description: (
                  <Link tone="alone" href={`mailto:${hotel.email}`}>
                    {hotel.email}
                  </Link>
                ),
              },
              {
                term: t('editing.byContact.service'),
                description: (
                  <Stack gap={1} align="start">
                    <CallControl />
                  </Stack>
                ),
              },
            ]}
          />
          <Inline>
            <LinkButton as={SiteLink} href={backHref} variant="secondary">
              {t('editing.back')}
            </LinkButton>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
