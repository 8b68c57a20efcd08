import type { HotelSubpage } from '@/domain/content/hotelPage';
import { placesAbove } from '@/features/hotel-page/placesAbove';
import { SubpageView } from '@/features/hotel-page/SubpageView';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPath, hotelSubpagePath } from '@/routes/entityPaths';
import { structuredTrail } from '@/routes/structuredTrail';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';

/** A page of a hotel about one thing, such as its restaurant. */
export function HotelSubpageScreen({ content }: ScreenProps) {
  const { subpage, townPath } = content;
  return subpage ? <Shown subpage={subpage} townPath={townPath} /> : null;
}

function Shown({ subpage, townPath }: { readonly subpage: HotelSubpage; readonly townPath: string | undefined }) {
  const translator = useTranslator();
  const { locale } = translator;
  const { hotel, meta, title, slug } = subpage;
  const above = placesAbove(translator, { city: hotel.city, townPath });
  return (
    <ScreenLayout
      route="hotelSubpage"
      title={meta.title}
      description={meta.description}
      picture={meta.picture}
      brand={hotel.brand}
      structured={[
        structuredTrail([
          ...above,
          { name: hotel.name, href: hotelPath(hotel.urlPath, locale) },
          { name: title, href: hotelSubpagePath(hotel.urlPath, slug, locale) },
        ]),
      ]}
    >
      <SubpageView subpage={subpage} above={above} />
    </ScreenLayout>
  );
}
