import { useEffect, useMemo } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import type { QueryResult } from '@/api/useQueryResult';
import { today } from '@/browser/today';
import type { PlacePage } from '@/domain/content/placePage';
import type { Destination, SearchCriteria } from '@/domain/search/search';
import { proposedSearch } from '@/domain/search/searchCriteria';
import { placePrices } from '@/features/hotel-list/placePrices';
import type { PlacePrices } from '@/features/hotel-list/placePrices';
import type { FoundHotels as Found } from '@/features/search-results/foundHotels';
import { useTranslator } from '@/i18n/TranslatorContext';
import { rememberedSearch } from '@/state/availabilitySearchState';
import { foundHotels } from '../tasks/versions/foundHotels';

const FoundHotels = apiSwitch(foundHotels, () => null);

interface Props {
  readonly place: PlacePage;
  readonly onPrices: (prices: PlacePrices) => void;
}

const destinationOf = ({ kind, id, title }: PlacePage): Destination =>
  kind === 'COLLECTION' ? { kind: 'collection', collectionId: id } : { kind: 'place', placeName: title };

/** Asks what a place's hotels cost on the dates of the visit's search, or tonight for what forms propose; shows nothing itself. */
export function PlacePriceQuestion({ place, onPrices }: Props) {
  const criteria = useMemo(
    () => ({
      ...(rememberedSearch() ?? proposedSearch(new URLSearchParams(), today())),
      destination: destinationOf(place),
    }),
    [place],
  );
  return (
    <FoundHotels criteria={criteria}>
      {(found) => <Answer found={found} criteria={criteria} onPrices={onPrices} />}
    </FoundHotels>
  );
}

interface AnswerProps extends Pick<Props, 'onPrices'> {
  readonly found: QueryResult<Found> | null;
  readonly criteria: SearchCriteria;
}

function Answer({ found, criteria, onPrices }: AnswerProps) {
  const translator = useTranslator();
  useEffect(() => {
    if (found?.state !== 'ready') return;
    onPrices(placePrices(found.data.hotels, { criteria, now: Date.now() }, translator));
  }, [found, criteria, translator, onPrices]);
  return null;
}
