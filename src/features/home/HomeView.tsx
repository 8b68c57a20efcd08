import type { ReactNode } from 'react';
import { site } from '@/config/siteAddresses';
import { Card } from '@/design-system/Card';
import { Container } from '@/design-system/Container';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { HomeBrands } from './HomeBrands';
import { HomeDestinations } from './HomeDestinations';
import { HomePromises } from './HomePromises';
import { Hero, Landscape, Later, Raised, RoomyLead, SearchRoom, Sections } from './HomeView.styles';

interface HomeViewProps {
  readonly destinations?: DestinationCatalogue;
  readonly search: ReactNode;
  readonly offers: ReactNode;
  readonly news: ReactNode;
}

/** The home page: the search over the landscape, then destinations, brands, news and offers. */
export function HomeView({ destinations, search, offers, news }: HomeViewProps) {
  const { t } = useTranslator();
  return (
    <>
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
                  {search}
                </Stack>
              </SearchRoom>
            </Card>
          </Raised>
        </Container>
      </Hero>
      <Container>
        <Sections>
          {destinations && <HomeDestinations destinations={destinations} />}
          {offers}
          <Later>
            <HomeBrands />
          </Later>
          {news && <Later>{news}</Later>}
          <HomePromises />
        </Sections>
      </Container>
    </>
  );
}
