import { useListParts } from '@/api/useListParts';
import type { SpecialOfferTeaser } from '@/domain/content/specialOffer';
import type { ListPart } from '@/domain/content/writtenPage';
import { OffersView } from '@/features/offers/OffersView';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';
import { structuredTrail } from '@/routes/structuredTrail';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { useToday } from './parts/useToday';

const none: ListPart<SpecialOfferTeaser> = { items: [], next: null };

/** Code that loads further offers, itself loaded when a guest asks for them. */
async function askMore(locale: Locale, after: string | null): Promise<ListPart<SpecialOfferTeaser>> {
  const [{ loadOffers }, { askContentHere }] = await Promise.all([
    import('@/features/offers/site/loadOffers'),
    import('@/api/content'),
  ]);
  return loadOffers(askContentHere, locale, { after });
}

/** Every offer of the chain. */
export function OffersScreen({ content }: ScreenProps) {
  const { t, locale } = useTranslator();
  const today = useToday();
  const first = content.offers ?? none;
  const { items, phase, showMore } = useListParts(locale, first, (after) => askMore(locale, after));
  return (
    <ScreenLayout
      route="offers"
      title={t('offers.title')}
      description={t('offers.description')}
      structured={[
        structuredTrail([
          { name: t('shell.trail.home'), href: pathOf('home', locale) },
          { name: t('offers.title'), href: pathOf('offers', locale) },
        ]),
      ]}
    >
      <OffersView offers={items ?? []} today={today} phase={phase} onMore={showMore} />
    </ScreenLayout>
  );
}
