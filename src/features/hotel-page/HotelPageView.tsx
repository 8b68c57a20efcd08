import { SiteLink } from '@/routes/SiteLink';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { brandNames } from '@/config/brands';
import { Breadcrumbs } from '@/design-system/Breadcrumbs';
import { Card } from '@/design-system/Card';
import { Gallery } from '@/design-system/Gallery';
import { Heading } from '@/design-system/Heading';
import { PageHeading } from '@/design-system/PageHeading';
import { RichText } from '@/design-system/RichText';
import { Stack } from '@/design-system/Stack';
import type { HotelPage } from '@/domain/content/hotelPage';
import type { LocalDate } from '@/domain/localDate';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { FoundRooms } from './Availability';
import { HotelFees } from './HotelFees';
import { HotelHours } from './HotelHours';
import { HotelPlace } from './HotelPlace';
import { Columns, Facts, SearchSide, Story } from './HotelPage.styles';
import { HotelRooms } from './HotelRooms';
import { HotelWhere } from './HotelWhere';
import { HouseFacts } from './HouseFacts';
import type { placesAbove } from './placesAbove';
import { PracticalFacts } from './PracticalFacts';
import { SubpageLinks } from './SubpageLinks';
import { useHotelWords } from './useHotelWords';
import { WayToRooms } from './WayToRooms';

interface Props {
  readonly hotel: HotelPage;
  readonly above: ReturnType<typeof placesAbove>;
  readonly search: ReactNode;
  /** The notices of the hotel, below the search: they come late, and nothing above them moves. */
  readonly notices: ReactNode;
  /** What rooms cost on the guest's dates; null without dates. */
  readonly rooms: FoundRooms | null;
  /** Null in the exported HTML. */
  readonly today: LocalDate | null;
}

/** The page of a hotel: everything that needs no dates, and the search. */
export function HotelPageView({ hotel, above, search, notices, rooms, today }: Props) {
  const { t, contentLang } = useTranslator();
  const words = useHotelWords();
  const searchSide = useRef<HTMLDivElement>(null);
  const brand = hotel.brand === 'custom' ? '' : `${brandNames[hotel.brand]}, `;
  return (
    <Stack gap={6}>
      <Columns>
        <Stack gap={3}>
          <Breadcrumbs
            label={t('shell.trail.label')}
            linkAs={SiteLink}
            above={above}
            current={{ name: hotel.name, lang: contentLang }}
          />
          <div lang={contentLang}>
            <PageHeading above={`${brand}${hotel.city}`} lead={hotel.headline ?? hotel.summary}>
              {hotel.name}
            </PageHeading>
          </div>
          <HotelWhere hotel={hotel} />
        </Stack>
        <Gallery
          label={t('hotelPage.gallery.label', { hotel: hotel.name })}
          labels={words.gallery}
          pictures={hotel.pictures}
          isFirst
        />
        <SearchSide ref={searchSide}>
          <Card as="section" tone="floating" aria-labelledby="search-title" data-needs-code>
            <Stack gap={4}>
              <Heading level={2} size="h3" id="search-title">
                {t('hotelPage.search.title')}
              </Heading>
              {search}
            </Stack>
          </Card>
          {notices}
        </SearchSide>
        <Story>
          <div lang={contentLang}>
            <RichText parts={hotel.description} ownLink={SiteLink} video={words.video} />
          </div>
          <SubpageLinks hotel={hotel} title={t('hotelPage.subpages.title')} />
        </Story>
      </Columns>
      <Story>
        <HotelRooms rooms={hotel.roomTypes} found={rooms} />
        <Facts>
          <HotelHours hours={hotel.hours} today={today} />
          <HotelFees fees={hotel.fees} />
          {hotel.accessibility && <HouseFacts house={hotel.accessibility} />}
        </Facts>
        <PracticalFacts hotel={hotel} />
        <HotelPlace hotel={hotel} />
      </Story>
      <WayToRooms found={rooms} search={searchSide} />
    </Stack>
  );
}
