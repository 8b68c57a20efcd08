import dynamic from 'next/dynamic';
import { useMemo, useRef } from 'react';
import { Button } from '@/design-system/Button';
import { DrawnMapFrame } from '@/design-system/DrawnMapFrame';
import { EmptyState } from '@/design-system/EmptyState';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { HotelListing } from '@/domain/content/hotelPage';
import type { PlaceLink } from '@/domain/content/placePage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { filterHotels, groupHotels } from './groupHotels';
import { Groups, List, MapSide, Split, Tools } from './HotelList.styles';
import { HotelGroupList } from './HotelGroupList';
import { HotelListTools } from './HotelListTools';
import { noFilters, toggled } from './listView';
import type { ListView } from './listView';
import { PlaceLinks } from './PlaceLinks';
import type { PlacePrices } from './placePrices';
import { PriceTerms } from './PriceTerms';
import { useSeenPlaces } from './useSeenPlaces';

/** Loaded when the guest opens the map. */
const HotelsMap = dynamic(() => import('./HotelsMap').then((file) => file.HotelsMap), {
  ssr: false,
  loading: ({ error }) => (error ? null : <DrawnMapFrame shape="country" />),
});

/** From this number of hotels, those far from the window are not rendered. */
const MANY = 60;

interface Props {
  /** Sorted by name. */
  readonly hotels: readonly HotelListing[];
  readonly places: readonly PlaceLink[];
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
  /** What the cheapest stays cost, of the hotels of which that is known. */
  readonly prices: PlacePrices | null;
  /** Called with the places of the cards in the window; null before the guest uses the page. */
  readonly onSee: ((places: readonly string[]) => void) | null;
}

/** All hotels by place, name or brand, with filters and an optional map. */
export function HotelListView({ hotels, places, view, onViewChange, prices, onSee }: Props) {
  const { t, plural, locale } = useTranslator();
  const shown = useMemo(() => filterHotels(hotels, view), [hotels, view]);
  const listRef = useRef<HTMLDivElement>(null);
  useSeenPlaces(listRef, onSee, shown);
  const groups = groupHotels(shown, view.sort, locale);
  const change = (changed: Partial<ListView>) => onViewChange({ ...view, ...changed });
  return (
    <Stack gap={3}>
      <Tools>
        <HotelListTools
          hotels={hotels}
          view={view}
          shown={shown.length}
          count={
            <Text role="status" size="label" weight="bold">
              {plural('hotelList.count', shown.length)}
            </Text>
          }
          onChange={onViewChange}
        />
      </Tools>
      <PriceTerms prices={prices} />
      <Split hasMap={view.hasMap}>
        <MapSide id="hotels-map" hidden={!view.hasMap}>
          {view.hasMap && (
            <HotelsMap
              hotels={filterHotels(hotels, { ...view, places: [] })}
              chosen={view.places}
              onToggle={(place) => change({ places: toggled(view.places, place) })}
            />
          )}
        </MapSide>
        {shown.length === 0 ? (
          <EmptyState
            title={t('hotelList.none.title')}
            actions={<Button onClick={() => change(noFilters)}>{t('hotelList.filters.clear')}</Button>}
          >
            {t('hotelList.none.body')}
          </EmptyState>
        ) : (
          <List ref={listRef}>
            <Groups>
              {groups.map((group, index) => (
                <HotelGroupList
                  key={group.id}
                  group={group}
                  places={places}
                  isFirst={index === 0}
                  isOfMany={shown.length > MANY}
                  prices={prices}
                />
              ))}
            </Groups>
          </List>
        )}
      </Split>
      <PlaceLinks places={places} />
    </Stack>
  );
}
