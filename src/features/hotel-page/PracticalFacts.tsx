import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '@/config/limits';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { HotelPage } from '@/domain/content/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { payWays } from './payWays';

/** Check-in and check-out times, contacts and ways to pay. */
export function PracticalFacts({ hotel }: { readonly hotel: HotelPage }) {
  const { t, format, contentLang } = useTranslator();
  const { phone, email, company } = hotel;
  const ways = payWays(hotel, t);
  return (
    <section aria-labelledby="practical">
      <Stack gap={4}>
        <Heading level={2} id="practical">
          {t('hotelPage.practical.title')}
        </Heading>
        <DefinitionList
          layout="columns"
          items={[
            {
              term: t('hotelPage.practical.checkIn'),
              description: t('hotelPage.practical.from', {
                time: format.time(hotel.checkInTime ?? DEFAULT_CHECK_IN_TIME),
              }),
            },
            {
              term: t('hotelPage.practical.checkOut'),
              description: t('hotelPage.practical.by', {
                time: format.time(hotel.checkOutTime ?? DEFAULT_CHECK_OUT_TIME),
              }),
            },
            {
              term: t('hotelPage.practical.phone'),
              description: (
                <Stack gap={1} align="start">
                  <Link tone="alone" href={`tel:${phone.number.replaceAll(' ', '')}`}>
                    {phone.number}
                  </Link>
                  <Text as="span" size="small" tone="muted" lang={contentLang}>
                    {phone.rate}
                  </Text>
                </Stack>
              ),
            },
            {
              term: t('hotelPage.practical.email'),
              description: (
                <Link tone="alone" href={`mailto:${email}`}>
                  {email}
                </Link>
              ),
            },
            ...(ways.length > 0 ? [{ term: t('hotelPage.practical.payment'), description: format.list(ways) }] : []),
            {
              term: t('hotelPage.practical.company'),
              description: t('hotelPage.practical.companyOf', { name: company.name, id: company.businessId }),
            },
          ]}
        />
      </Stack>
    </section>
  );
}
