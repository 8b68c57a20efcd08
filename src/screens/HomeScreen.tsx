import dynamic from 'next/dynamic';
import { site } from '@/config/siteAddresses';
import { Card } from '@/design-system/Card';
import { Container } from '@/design-system/Container';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { QuickSearchForm } from '@/features/search/QuickSearchForm';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSearchDrawer } from '@/state/availabilitySearchDrawerState';
import { HomeBrands } from './HomeBrands';
import { HomeDestinations } from './HomeDestinations';
import { HomeNews } from './HomeNews';
import { HomeOffers } from './HomeOffers';
import { HomePromises } from './HomePromises';
import { Hero, Landscape, Later, Raised, RoomyLead, SearchRoom, Sections } from './HomeScreen.styles';
import type { ScreenProps } from './pageProps';
import { ScreenLayout } from './ScreenLayout';

/** Comes with the calendar that shows them: the page is weighed. */
const CalendarPrices = dynamic(() => import('./CalendarPrices').then((file) => file.CalendarPrices), { ssr: false });

/** The front door: a search that works at once, and what there is to choose from. */
export function HomeScreen({ content }: ScreenProps) {
  const { t } = useTranslator();
  const drawer = useSearchDrawer();
  const { destinations } = content;
  return (
    <ScreenLayout route="home" title={t('home.title')} description={t('home.description')} wide>
      <Hero>
        <Landscape>
          <Picture src={site.local('/images/site/home-card-960.webp')} alt={t('home.picture')} shape="hero" isFirst />
        </Landscape>
        <Container>
          <Raised>
            <Card tone="floating" padding="none">
              <SearchRoom>
                <Stack gap={4}>
                  <PageHeading>{t('home.headline')}</PageHeading>
                  <RoomyLead>{t('home.lead')}</RoomyLead>
                  {destinations && (
                    <QuickSearchForm destinations={destinations} calendarPrices={CalendarPrices} onMore={drawer.open} />
                  )}
                </Stack>
              </SearchRoom>
            </Card>
          </Raised>
        </Container>
      </Hero>
      <Container>
        <Sections>
          {destinations && <HomeDestinations destinations={destinations} />}
          {content.offers && <HomeOffers offers={content.offers.items} />}
          <Later>
            <HomeBrands />
          </Later>
          {content.news && (
            <Later>
              <HomeNews news={content.news.items} />
            </Later>
          )}
          <HomePromises />
        </Sections>
      </Container>
    </ScreenLayout>
  );
}
