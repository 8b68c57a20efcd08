import type { HotelSubpage } from '@/domain/hotelPage';
import { placesAbove } from '@/features/hotel-page/placesAbove';
import { SubpageView } from '@/features/hotel-page/SubpageView';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPath, hotelSubpagePath } from '@/routes/entityPaths';
import { structuredTrail } from '@/routes/structuredTrail';
import type { ScreenProps } from './pageProps';
import { ScreenLayout } from './ScreenLayout';

/** A page of a hotel about one thing, such as its restaurant. */
export function HotelSubpageScreen({ content }: ScreenProps) {
  return content.subpage ? <Shown subpage={content.subpage} /> : null;
}

function Shown({ subpage }: { readonly subpage: HotelSubpage }) {
  const { t, locale } = useTranslator();
  const { hotel, meta, title, slug } = subpage;
  return (
    <ScreenLayout
      route="hotelSubpage"
      title={meta.title}
      description={meta.description}
      picture={meta.picture}
      brand={hotel.brand}
      structured={[
        structuredTrail([
          ...placesAbove(t, locale),
          { name: hotel.name, href: hotelPath(hotel.urlPath, locale) },
          { name: title, href: hotelSubpagePath(hotel.urlPath, slug, locale) },
        ]),
      ]}
    >
      <SubpageView subpage={subpage} />
    </ScreenLayout>
  );
}
