import { hrefOf } from '@/routes/routes';
import { SiteLink } from '@/routes/SiteLink';
import { Heading } from '@/design-system/Heading';
import { IconLine } from '@/design-system/IconLine';
import { Check, X } from '@/design-system/icons';
import { Link } from '@/design-system/Link';
import { RichTextInline } from '@/design-system/RichTextInline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { houseFacts } from '@/domain/content/hotelPage';
import type { HouseAccessibility } from '@/domain/content/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';

/** The accessibility of the house: what there is, and what there is not. */
export function HouseFacts({ house }: { readonly house: HouseAccessibility }) {
  const { t, plural, locale, contentLang } = useTranslator();
  return (
    <section aria-labelledby="accessibility">
      <Stack gap={4}>
        <Heading level={2} id="accessibility">
          {t('hotelPage.house.title')}
        </Heading>
        <Stack as="ul" gap={2}>
          {house.accessibleRooms > 0 && (
            <li>
              <IconLine icon={Check}>{plural('hotelPage.house.rooms', house.accessibleRooms)}</IconLine>
            </li>
          )}
          {houseFacts.map((fact) => (
            <li key={fact}>
              <IconLine icon={house[fact] ? Check : X}>
                {t(`hotelPage.house.${house[fact] ? 'has' : 'lacks'}.${fact}`)}
              </IconLine>
            </li>
          ))}
        </Stack>
        {house.accessibleRooms > 0 && (
          <Link as={SiteLink} tone="alone" href={hrefOf('accessibleRooms', locale)}>
            {t('hotelPage.house.compare')}
          </Link>
        )}
        {house.note && (
          <Text measure="reading" lang={contentLang}>
            <RichTextInline text={house.note} ownLink={SiteLink} />
          </Text>
        )}
      </Stack>
    </section>
  );
}
