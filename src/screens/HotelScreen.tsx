import dynamic from 'next/dynamic';
import { useState } from 'react';
import { site } from '@/config/siteAddresses';
import type { HotelPage } from '@/domain/content/hotelPage';
import { LostPart } from '@/errors/LostPart';
import type { FoundRooms } from '@/features/hotel-page/Availability';
import { HotelPageView } from '@/features/hotel-page/HotelPageView';
import { HotelSearchForm } from '@/features/search/HotelSearchForm';
import { placesAbove } from '@/features/hotel-page/placesAbove';
import { structuredHotel } from '@/features/hotel-page/structuredHotel';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPath } from '@/routes/entityPaths';
import { structuredTrail } from '@/routes/structuredTrail';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { SleepingHotelNotices } from './frame/SleepingNotices';
import { useFirstIntent } from './frame/useFirstIntent';
import { useToday } from './parts/useToday';
import { LateCalendarPrices } from './parts/LateCalendarPrices';

/** Loaded when the hotel is asked what a stay costs. */
const HotelAvailability = dynamic(() => import('./parts/HotelAvailability').then((file) => file.HotelAvailability), {
  ssr: false,
  loading: LostPart,
});

const HotelNotices = dynamic(
  () => import('@/features/hotel-page/site/HotelNoticesV1').then((file) => file.HotelNoticesV1),
  { ssr: false, loading: SleepingHotelNotices },
);

/** The page of one hotel, in the theme of its brand. */
export function HotelScreen({ content }: ScreenProps) {
  const { hotel, townPath } = content;
  return hotel ? <Shown hotel={hotel} townPath={townPath} /> : null;
}

function Shown({ hotel, townPath }: { readonly hotel: HotelPage; readonly townPath: string | undefined }) {
  const translator = useTranslator();
  const { locale } = translator;
  const above = placesAbove(translator, { city: hotel.city, townPath });
  const path = hotelPath(hotel.urlPath, locale);
  const today = useToday();
  const isUsed = useFirstIntent(false);
  const [found, setFound] = useState<FoundRooms | null>(null);
  return (
    <ScreenLayout
      route="hotel"
      title={hotel.meta.title}
      description={hotel.meta.description}
      picture={hotel.meta.picture}
      brand={hotel.brand}
      structured={[
        structuredHotel(hotel, { site, path, translator }),
        structuredTrail([...above, { name: hotel.name, href: path }]),
      ]}
    >
      <HotelPageView
        hotel={hotel}
        above={above}
        today={today}
        rooms={found}
        notices={<HotelNotices urlPath={hotel.urlPath} />}
        search={
          <HotelSearchForm
            key={hotel.id}
            hotelId={hotel.id}
            calendarPrices={LateCalendarPrices}
            isUsed={isUsed}
            availability={(criteria, answer) => (
              <HotelAvailability criteria={criteria} {...answer} onRooms={setFound} />
            )}
          />
        }
      />
    </ScreenLayout>
  );
}
