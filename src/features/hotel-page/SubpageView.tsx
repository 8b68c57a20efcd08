import { SiteLink } from '@/routes/SiteLink';
import { Breadcrumbs } from '@/design-system/Breadcrumbs';
import { Icon } from '@/design-system/Icon';
import { ArrowLeft } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { RichText } from '@/design-system/RichText';
import { Stack } from '@/design-system/Stack';
import type { HotelSubpage } from '@/domain/content/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPath } from '@/routes/entityPaths';
import { SubpagePicture } from './HotelPage.styles';
import type { placesAbove } from './placesAbove';
import { SubpageLinks } from './SubpageLinks';
import { useHotelWords } from './useHotelWords';

/** A link without prefetching. */
const noPrefetch = { as: SiteLink, prefetch: false };

interface Props {
  readonly subpage: HotelSubpage;
  readonly above: ReturnType<typeof placesAbove>;
}

/** One page below a hotel's, with links to the hotel and its other pages. */
export function SubpageView({ subpage, above }: Props) {
  const { t, locale, contentLang } = useTranslator();
  const words = useHotelWords();
  const { hotel, title, lead, picture, body, slug } = subpage;
  const hotelHref = hotelPath(hotel.urlPath, locale);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Breadcrumbs
          label={t('shell.trail.label')}
          linkAs={SiteLink}
          above={[...above, { name: hotel.name, href: hotelHref, lang: contentLang }]}
          current={{ name: title, lang: contentLang }}
        />
        <div lang={contentLang}>
          <PageHeading above={hotel.name} lead={lead ?? undefined}>
            {title}
          </PageHeading>
        </div>
      </Stack>
      {picture && (
        <SubpagePicture lang={contentLang}>
          <Picture {...picture} shape="hero" sizes="(min-width: 1312px) 82rem, 100vw" isFirst />
        </SubpagePicture>
      )}
      <div lang={contentLang}>
        <RichText parts={body} ownLink={SiteLink} video={words.video} />
      </div>
      <Inline gap={3}>
        <LinkButton {...noPrefetch} href={`${hotelHref}#search`}>
          {t('hotelPage.search.title')}
        </LinkButton>
        <LinkButton {...noPrefetch} href={hotelHref} variant="secondary">
          <Icon of={ArrowLeft} size="small" />
          {hotel.name}
        </LinkButton>
      </Inline>
      <SubpageLinks hotel={hotel} title={t('hotelPage.subpages.more')} except={slug} />
    </Stack>
  );
}
