import { useMemo, useRef } from 'react';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { isSameMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search';
import { lowestPrice } from '@/domain/stayPrice';
import { RestrictionNotice } from '@/errors/RestrictionNotice';
import type { WaysToMeet } from '@/errors/RestrictionNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { filterResults } from './filterResults';
import { HotelCard } from './HotelCard';
import { LateResultsMap } from './LateResultsMap';
import { MoreRoomsNotice } from './MoreRoomsNotice';
import { choosableResults, pricedResults } from './pricedResults';
import type { ListedResult } from './pricedResults';
import type { ResultLinks } from './resultLinks';
import { ResultTools } from './ResultTools';
import { noFilters } from './resultView';
import type { ResultView } from './resultView';
import { Hotels, ListSide, MapSide, Split } from './SearchResults.styles';
import { keyOfArrival, keyOfRooms } from '@/domain/solvingSearches';
import { cheapestOf, lowestOf, sortResults } from './sortResults';

interface Props {
  readonly results: readonly ListedResult[];
  readonly criteria: SearchCriteria;
  readonly view: ResultView;
  readonly onViewChange: (view: ResultView) => void;
  readonly links: ResultLinks;
  /** Opens the search form, for a search that found no hotels at all. */
  readonly onChangeSearch: () => void;
  /** Milliseconds: what can still be cancelled depends on it. */
  readonly now: number;
  /** The ways of this guest to meet the reasons of prices that are not for them, and the points they have, if known. */
  readonly guest: { readonly ways: WaysToMeet; readonly points: Money | null };
}

/** Shown when a search found no hotel at all, not even a full one. */
function NoHotels({ criteria: { destination }, onChangeSearch }: Pick<Props, 'criteria' | 'onChangeSearch'>) {
  const { t } = useTranslator();
  return (
    <EmptyState
      title={
        destination.kind === 'place'
          ? t('searchResults.empty.titleFor', { place: destination.placeName })
          : t('searchResults.empty.title')
      }
      actions={<Button onClick={onChangeSearch}>{t('searchResults.summary.change')}</Button>}
    >
      {t('searchResults.empty.body')}
    </EmptyState>
  );
}

/** Shown when the filters leave no hotel. */
function NoMatches({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslator();
  return (
    <EmptyState
      title={t('searchResults.none.title')}
      actions={<Button onClick={onClear}>{t('hotelList.filters.clear')}</Button>}
    >
      {t('searchResults.none.body')}
    </EmptyState>
  );
}

/** The hotels of a search: filtered, sorted, as a list and on a map. */
export function SearchResultsView(props: Props) {
  const { results, criteria, view, onViewChange, links, onChangeSearch, now, guest } = props;
  const { t, plural } = useTranslator();
  const { wishes } = view;
  const countRef = useRef<HTMLParagraphElement>(null);
  const choosable = useMemo(() => choosableResults(results, criteria.planCode), [results, criteria.planCode]);
  const priced = useMemo(() => pricedResults(choosable, wishes, now), [choosable, wishes, now]);
  if (results.length === 0) return <NoHotels criteria={criteria} onChangeSearch={onChangeSearch} />;
  const shown = sortResults(filterResults(priced, view), view.sort);
  const free = shown.filter(({ available }) => available).length;
  const without = shown.filter(({ available }) => !available);
  const areFull = without.every(({ unavailable }) => unavailable?.reason === 'FULL');
  const lowest = lowestOf(shown);
  const hasMap = shown.some(({ hotel }) => hotel.location !== null);
  const isMap = hasMap && view.shape === 'map';
  const isOne = results.length === 1;
  const closed = shown.every(({ price }) => price.lowest === null)
    ? shown.find(({ price }) => price.blockedBy.length > 0)
    : undefined;
  const showPetHotels = () => {
    onViewChange({ ...view, wishes: [...wishes, 'pet'] });
    // The card with the pressed button is removed by the filter.
    countRef.current?.focus();
  };
  const petHotels = cheapestOf(choosable.flatMap(({ stay }) => lowestPrice(stay, ['pet']) ?? []));
  return (
    <Stack gap={2}>
      {closed && <RestrictionNotice reasons={closed.price.blockedBy} ways={guest.ways} />}
      {!isOne && free === 0 && (
        <MoreRoomsNotice results={without} rooms={criteria.party.rooms} hrefWith={links.withRooms} />
      )}
      {!isOne && (
        <ResultTools results={choosable} view={view} hasMap={hasMap} shown={shown.length} onChange={onViewChange} />
      )}
      <Text role="status" size="label" weight="bold" ref={countRef} tabIndex={-1}>
        {free === 0 && without.length > 0 ? t('noRoom.UNKNOWN') : plural('searchResults.available', free)}
        {free > 0 &&
          without.length > 0 &&
          `, ${plural(areFull ? 'searchResults.soldOut' : 'searchResults.noRoom', without.length)}`}
      </Text>
      {shown.length === 0 ? (
        <NoMatches onClear={() => onViewChange({ ...view, ...noFilters })} />
      ) : (
        <Split hasMap={hasMap}>
          <ListSide isShown={!isMap}>
            <Hotels>
              {shown.map((result, index) => (
                <li key={result.hotel.id}>
                  <HotelCard
                    result={result}
                    criteria={criteria}
                    links={links}
                    ways={{
                      dates: (range) => links.dates(result.hotel.id, range),
                      rooms: links.withRooms,
                      otherHotels: criteria.destination.kind === 'hotel' ? links.otherHotels(result.hotel) : undefined,
                      onShowPetHotels: petHotels ? showPetHotels : undefined,
                      onChangeSearch,
                      costs: {
                        rooms: result.costs.get(keyOfRooms(result.unavailable?.rooms ?? 0)) ?? null,
                        dates: ({ startDate }) => result.costs.get(keyOfArrival(startDate)) ?? null,
                        petHotels,
                      },
                    }}
                    points={guest.points}
                    isFirst={index === 0}
                    isLowest={
                      lowest !== null && result.price.lowest !== null && isSameMoney(lowest, result.price.lowest)
                    }
                  />
                </li>
              ))}
            </Hotels>
          </ListSide>
          {hasMap && (
            <MapSide isShown={isMap}>
              <LateResultsMap results={shown} links={links} />
            </MapSide>
          )}
        </Split>
      )}
      {!isOne && view.sort === 'recommended' && (
        <Text size="small" tone="muted">
          {t('searchResults.sort.recommendedHint')}
        </Text>
      )}
    </Stack>
  );
}
