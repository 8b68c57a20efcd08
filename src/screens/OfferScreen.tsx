import dynamic from 'next/dynamic';
import { LostOverlay } from '@/errors/LostOverlay';
import { SiteLink } from '@/routes/SiteLink';
import { site } from '@/config/siteAddresses';
import { Breadcrumbs } from '@/design-system/Breadcrumbs';
import { Stack } from '@/design-system/Stack';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import { OfferView } from '@/features/offers/OfferView';
import { structuredOffer } from '@/features/offers/structuredOffer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { offerPath } from '@/routes/entityPaths';
import { pathOf } from '@/routes/routes';
import { structuredTrail } from '@/routes/structuredTrail';
import { useEvent } from '@/telemetry/useEvent';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { useToday } from './parts/useToday';
import { WrittenText } from './parts/WrittenText';

/** Loaded when a guest opens it. */
const OfferCalendar = dynamic(() => import('./parts/OfferCalendar').then((file) => file.OfferCalendar), {
  ssr: false,
  loading: LostOverlay,
});

/** One offer. */
export function OfferScreen({ content }: ScreenProps) {
  return content.offer ? <Shown key={content.offer.slug} offer={content.offer} /> : null;
}

function Shown({ offer }: { readonly offer: SpecialOffer }) {
  const { t, locale, contentLang } = useTranslator();
  useEvent({ name: 'offerViewed' });
  const today = useToday();
  const { meta, title } = offer;
  const above = [
    { name: t('shell.trail.home'), href: pathOf('home', locale) },
    { name: t('offers.title'), href: pathOf('offers', locale) },
  ];
  return (
    <ScreenLayout
      route="offer"
      title={meta.title}
      description={meta.description}
      picture={meta.picture}
      structured={[
        structuredOffer(offer, { site, locale }),
        structuredTrail([...above, { name: title, href: offerPath(offer.slug, locale) }]),
      ]}
    >
      <Stack gap={3}>
        <Breadcrumbs
          label={t('shell.trail.label')}
          above={above}
          current={{ name: title, lang: contentLang }}
          linkAs={SiteLink}
        />
        <OfferView offer={offer} today={today} calendar={OfferCalendar}>
          <WrittenText parts={offer.body} />
        </OfferView>
      </Stack>
    </ScreenLayout>
  );
}
