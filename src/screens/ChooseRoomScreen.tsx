import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { ApiSwitch } from '@/api/ApiSwitch';
import { Stack } from '@/design-system/Stack';
import { hasAllAges } from '@/domain/party';
import { parseSearchQuery, searchChangesOf, searchQueryOf } from '@/domain/searchCriteria';
import type { SearchChange } from '@/domain/searchCriteria';
import { ChooseRoomV2 } from '@/features/choose-room/v2/ChooseRoomV2';
import { SearchChangesNotice } from '@/features/search/SearchChangesNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { rememberStay } from '@/state/availabilitySearchState';
import { useReservationFlow } from '@/state/reservationFlowState';
import { today } from '@/state/today';
import { BookingFrame } from './BookingFrame';
import { useWayOut } from './useWayOut';
import { StateRoot } from '@/state/StateRoot';

/** Choosing a room type for one room. An address with a hotel in it begins a flow for that hotel. */
export function ChooseRoomScreen() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const wayOut = useWayOut();
  const [changes, setChanges] = useState<readonly SearchChange[]>([]);
  return (
    <StateRoot>
      <FlowFromAddress onChanges={setChanges} />
      <BookingFrame
        step="chooseRoom"
        title={t('chooseRoom.title')}
        heading={(room, rooms) =>
          rooms > 1 ? t('chooseRoom.titleOf', { number: room + 1, count: rooms }) : t('chooseRoom.title')
        }
      >
        {({ criteria, room, next }) => (
          <Stack gap={5}>
            <SearchChangesNotice changes={changes} />
            <ApiSwitch
              v2={() => (
                <ChooseRoomV2
                  key={room}
                  criteria={criteria}
                  index={room}
                  searchHref={hrefOf('searchResults', locale, searchQueryOf(criteria))}
                  onChosen={() => void router.push(next)}
                  onWayOut={wayOut(criteria)}
                />
              )}
            />
          </Stack>
        )}
      </BookingFrame>
    </StateRoot>
  );
}

/** Begins a flow; what the address asked for that cannot be is handed on, since the address is left. */
function FlowFromAddress({ onChanges }: { readonly onChanges: (changes: readonly SearchChange[]) => void }) {
  const { locale } = useTranslator();
  const router = useRouter();
  const { flow, begin } = useReservationFlow();
  // With an order out, the guest decides first what becomes of it.
  const isOrdered = flow.paymentState !== null;
  useEffect(() => {
    if (!router.isReady || !router.query.hotel || isOrdered) return;
    const query = new URLSearchParams(location.search);
    const criteria = parseSearchQuery(query, today());
    if (!hasAllAges(criteria.party)) {
      // No room is priced for a child of unknown age: the search asks for it.
      void router.replace(hrefOf('searchResults', locale, searchQueryOf(criteria)));
      return;
    }
    rememberStay(criteria);
    onChanges(searchChangesOf(query, today()));
    begin(criteria);
    void router.replace(hrefOf('chooseRoom', locale, { room: 0 }));
  }, [router, begin, locale, isOrdered, onChanges]);
  return null;
}
