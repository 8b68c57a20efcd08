import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ListSide, MapSide, PlaceOfMap, PlaceOfTools, PlacesOfHotels, Split } from './SearchResults.styles';

/** While the hotels are loading: the row of tools, the list, and in a wide window the map beside it. */
export function SearchResultsSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('searchResults.loading')}>
      <PlaceOfTools>
        <Skeleton shape="heading" width="half" />
      </PlaceOfTools>
      <Split hasMap>
        <ListSide>
          <PlacesOfHotels>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </PlacesOfHotels>
        </ListSide>
        <MapSide isShown={false}>
          <PlaceOfMap>
            <Skeleton shape="card" />
          </PlaceOfMap>
        </MapSide>
      </Split>
    </LoadingRegion>
  );
}
