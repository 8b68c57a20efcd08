import { SiteLink } from '@/routes/SiteLink';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { Briefcase, Info, MountainSnow, ToyBrick, Utensils, Waves } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { HotelOfPage, SubpageKind } from '@/domain/content/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelSubpagePath } from '@/routes/entityPaths';
import { SubpageCards, SubpageFrame, SubpageName } from './HotelPage.styles';

const icons: Readonly<Record<SubpageKind, typeof Info>> = {
  ACTIVITIES: MountainSnow,
  FAMILIES: ToyBrick,
  MEETINGS: Briefcase,
  OTHER: Info,
  RESTAURANT: Utensils,
  SAUNA_AND_SPA: Waves,
};

interface Props {
  readonly hotel: HotelOfPage;
  readonly title: string;
  /** The page that links to the others. */
  readonly except?: string;
}

/** The pages of a hotel about one subject each. */
export function SubpageLinks({ hotel, title, except }: Props) {
  const { locale, contentLang } = useTranslator();
  const shown = hotel.subpages.filter(({ slug }) => slug !== except);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="hotel-pages">
      <Stack gap={4}>
        <Heading level={2} id="hotel-pages">
          {title}
        </Heading>
        <SubpageCards lang={contentLang}>
          {shown.map(({ slug, kind, title: name, lead }) => (
            <li key={slug}>
              <SubpageFrame aria-labelledby={`subpage-${slug}`}>
                <Icon of={icons[kind]} />
                <Heading level={3} size="h4" id={`subpage-${slug}`}>
                  <SubpageName as={SiteLink} href={hotelSubpagePath(hotel.urlPath, slug, locale)} prefetch={false}>
                    {name}
                  </SubpageName>
                </Heading>
                {lead && <Text size="label">{lead}</Text>}
              </SubpageFrame>
            </li>
          ))}
        </SubpageCards>
      </Stack>
    </section>
  );
}
