import { useDeferredValue, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useSteady } from '@/browser/useSteady';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search/search';
import { lowestPrice } from '@/domain/price/stayPrice';
import { LateRestrictionNotice } from '@/errors/lateNotices';
import type { WaysToMeet } from '@/errors/RestrictionNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { filterResults } from './filterResults';
import type { FoundHotels, OtherParts } from './foundHotels';
import { HotelCards } from './HotelCards';
import { LateResultsMap } from './LateResultsMap';
import { MoreRoomsNotice } from './MoreRoomsNotice';
import { choosableResults, pricedResults } from './pricedResults';
import type { ListedResult, PricedResult } from './pricedResults';
import type { ResultLinks } from './resultLinks';
import { ResultTools } from './ResultTools';
import { noFilters } from './resultView';
import type { ResultView } from './resultView';
import { Pane, MapSide, Split } from './SearchResults.styles';
import { cheapestOf, sortResults } from './sortResults';
import { useListOrder } from './useListOrder';

interface Props {
  readonly found: Pick<FoundHotels, 'parts'> & { readonly hotels: readonly ListedResult[] };
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

/**
 * What the list shows of a view. A press shows in its own control at once; the list and the map follow as soon as they
 * are ready, and a further press does not wait for them.
 */
function useShown({ found: { hotels: results, parts }, criteria, view: asked, now }: Props) {
  const view = useDeferredValue(asked);
  const { wishes } = view;
  const choosable = useMemo(() => choosableResults(results, criteria), [results, criteria]);
  const priced = useMemo(() => pricedResults(choosable, wishes, now), [choosable, wishes, now]);
  const left = useMemo(() => filterResults(priced, view), [priced, view]);
  const inOrder = useMemo(() => sortResults(left, view.sort), [left, view.sort]);
  const asCome = useMemo(() => sortResults(left, view.sort, parts?.partOf), [left, view.sort, parts?.partOf]);
  const isSame = asCome.every((result, index) => result === inOrder[index]);
  const { isByPart, ...order } = useListOrder(parts, isSame);
  const petHotels = useMemo(
    () => cheapestOf(choosable.flatMap(({ stay }) => lowestPrice(stay, ['pet']) ?? [])),
    [choosable],
  );
  return { view, choosable, shown: isByPart || isSame ? asCome : inOrder, petHotels, ...order };
}

/** Whether hotels that are to come follow those that are drawn. */
const doFollow = (order: OtherParts['order'], { sort, wishes }: ResultView): boolean =>
  order?.sort === sort && order.wishes.join() === wishes.join();

interface CountProps {
  readonly results: readonly PricedResult[];
  readonly isComing: boolean;
  readonly focusRef: RefObject<HTMLParagraphElement>;
}

/** How many hotels have room, and how many have none. */
function Count({ results, isComing, focusRef }: CountProps) {
  const { t, plural } = useTranslator();
  const without = results.filter(({ available }) => !available);
  const free = results.length - without.length;
  const areFull = without.every(({ unavailable }) => unavailable?.reason === 'FULL');
  const some = free === 0 && without.length > 0 ? t('noRoom.UNKNOWN') : plural('searchResults.available', free);
  const others = plural(areFull ? 'searchResults.soldOut' : 'searchResults.noRoom', without.length);
  const known = free > 0 && without.length > 0 ? `${some}, ${others}` : some;
  const coming = t('searchResults.parts.coming');
  return (
    <Text role="status" size="label" weight="bold" ref={focusRef} tabIndex={-1}>
      {
        // That there is none would be untrue while some are to come.
        !isComing ? known : free > 0 ? `${known}. ${coming}` : coming
      }
    </Text>
  );
}

/** The hotels of a search: filtered, sorted, as a list and on a map. */
export function SearchResultsView(props: Props) {
  const { found, criteria, view, onViewChange, onChangeSearch, guest } = props;
  const { hotels: results, parts } = found;
  const isComing = parts?.isComing ?? false;
  const { t } = useTranslator();
  const countRef = useRef<HTMLParagraphElement>(null);
  const links = useDeferredValue(props.links);
  const { view: shownView, choosable, shown, petHotels, isNew, sortAll } = useShown(props);
  const isInOrder = !isComing || doFollow(parts?.order ?? null, shownView);
  const showPetHotels = useSteady(() => {
    onViewChange({ ...view, wishes: [...view.wishes, 'pet'] });
    // The card with the pressed button is removed by the filter.
    countRef.current?.focus();
  });
  const changeSearch = useSteady(onChangeSearch);
  const ways = useMemo(
    () => ({ petHotels, onShowPetHotels: petHotels ? showPetHotels : undefined, onChangeSearch: changeSearch }),
    [petHotels, showPetHotels, changeSearch],
  );
  if (results.length === 0) return <NoHotels criteria={criteria} onChangeSearch={onChangeSearch} />;
  const without = shown.filter(({ available }) => !available);
  const hasMap = shown.some(({ hotel }) => hotel.location !== null);
  const isMap = hasMap && view.shape === 'map';
  const isOne = results.length === 1 && !isComing;
  const closed = shown.every(({ price }) => price.lowest === null)
    ? shown.find(({ price }) => price.blockedBy.length > 0)
    : undefined;
  const count = <Count results={shown} isComing={isComing} focusRef={countRef} />;
  return (
    <Stack gap={2}>
      {closed && <LateRestrictionNotice reasons={closed.price.blockedBy} ways={guest.ways} />}
      {!isOne && !isComing && without.length === shown.length && (
        <MoreRoomsNotice
          results={without}
          rooms={criteria.party.rooms}
          hrefWith={(count) => links.withRooms(count, view)}
        />
      )}
      {isOne ? (
        count
      ) : (
        <ResultTools
          results={choosable}
          view={view}
          hasMap={hasMap}
          shown={shown.length}
          count={count}
          onSortAll={
            sortAll &&
            (() => {
              sortAll();
              // The button goes.
              countRef.current?.focus();
            })
          }
          onChange={(changed) => {
            sortAll?.();
            onViewChange(changed);
          }}
        />
      )}
      {shown.length === 0 && !isComing && <NoMatches onClear={() => onViewChange({ ...view, ...noFilters })} />}
      {shown.length > 0 && (
        <Split hasMap={hasMap}>
          <Pane isShown={!isMap}>
            <HotelCards
              // In their order they are a new list: no card moves under the eyes of the guest.
              key={String(isNew)}
              results={shown}
              view={shownView}
              isComing={!isInOrder}
              isLowestKnown={!isComing || (isInOrder && shownView.sort === 'price')}
              criteria={criteria}
              links={links}
              ways={ways}
              points={guest.points}
            />
          </Pane>
          {hasMap && (
            <MapSide isShown={isMap}>
              <LateResultsMap results={shown} links={links} />
            </MapSide>
          )}
        </Split>
      )}
      {!isOne && shownView.sort === 'recommended' && (
        <Text size="small" tone="muted">
          {t('searchResults.sort.recommendedHint')}
        </Text>
      )}
    </Stack>
  );
}
