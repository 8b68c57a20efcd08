import { HomeView } from '@/features/home/HomeView';
import { NewestNews } from '@/features/news/NewestNews';
import { NewestOffers } from '@/features/offers/NewestOffers';
import { QuickSearchForm } from '@/features/search/QuickSearchForm';
import { useTranslator } from '@/i18n/TranslatorContext';
import { openSearchCodes } from '@/state/availabilitySearchDrawerState';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { useToday } from './parts/useToday';
import { LateCalendarPrices } from './parts/LateCalendarPrices';

/** The home page: the search, and offers and news below it. */
export function HomeScreen({ content }: ScreenProps) {
  const { t } = useTranslator();
  const today = useToday();
  const { destinations, offers, news } = content;
  return (
    <ScreenLayout route="home" title={t('home.title')} description={t('home.description')} wide>
      <HomeView
        destinations={destinations}
        search={
          destinations && (
            <QuickSearchForm destinations={destinations} calendarPrices={LateCalendarPrices} onMore={openSearchCodes} />
          )
        }
        offers={offers && <NewestOffers offers={offers.items} today={today} />}
        news={news && <NewestNews news={news.items} />}
      />
    </ScreenLayout>
  );
}
