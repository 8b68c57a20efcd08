import { SiteLink } from '@/routes/SiteLink';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import type { HotelContact, PlaceContacts } from '@/domain/content/contacts';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPath } from '@/routes/entityPaths';
import { HotelLink, Place, PlaceLinks } from './HotelContacts.styles';
import { MailLine } from './MailLine';
import { PhoneLine } from './PhoneLine';

function HotelEntry({ hotel }: { readonly hotel: HotelContact }) {
  const { locale } = useTranslator();
  return (
    <Stack gap={2} as="li">
      <Heading level={3}>
        <HotelLink as={SiteLink} href={hotelPath(hotel.urlPath, locale)} prefetch={false}>
          {hotel.name}
        </HotelLink>
      </Heading>
      <address>
        {hotel.street}
        <br />
        {hotel.postal}
      </address>
      <PhoneLine phone={hotel.phone} of={hotel.name} />
      <MailLine email={hotel.email} />
    </Stack>
  );
}

/** Every hotel is in the page, so that the browser's own search finds any of them. */
export function HotelContactsView({ places }: { readonly places: readonly PlaceContacts[] }) {
  const { t, contentLang } = useTranslator();
  return (
    <Stack gap={7}>
      <PageHeading lead={t('contacts.hotels.lead')}>{t('contacts.hotels.title')}</PageHeading>
      <nav aria-label={t('contacts.hotels.places')}>
        <PlaceLinks lang={contentLang}>
          {places.map(({ place }, index) => (
            <li key={place}>
              <Link tone="alone" href={`#place-${index + 1}`}>
                {place}
              </Link>
            </li>
          ))}
        </PlaceLinks>
      </nav>
      <Stack gap={6} lang={contentLang}>
        {places.map(({ place, hotels }, index) => (
          <Place key={place} aria-labelledby={`place-${index + 1}`}>
            <Heading level={2} id={`place-${index + 1}`} tabIndex={-1}>
              {place}
            </Heading>
            <Grid kind="cards" as="ul">
              {hotels.map((hotel) => (
                <HotelEntry key={hotel.id} hotel={hotel} />
              ))}
            </Grid>
          </Place>
        ))}
      </Stack>
    </Stack>
  );
}
