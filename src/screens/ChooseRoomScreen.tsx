import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { ApiSwitch } from '@/api/ApiSwitch';
import { parseSearchQuery, searchQueryOf } from '@/domain/searchCriteria';
import { ChooseRoomV2 } from '@/features/choose-room/v2/ChooseRoomV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
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
  return (
    <StateRoot>
      <FlowFromAddress />
      <BookingFrame
        step="chooseRoom"
        title={t('chooseRoom.title')}
        heading={(room, rooms) =>
          rooms > 1 ? t('chooseRoom.titleOf', { number: room + 1, count: rooms }) : t('chooseRoom.title')
        }
      >
        {({ criteria, room, next }) => (
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
        )}
      </BookingFrame>
    </StateRoot>
  );
}

function FlowFromAddress() {
  const { locale } = useTranslator();
  const router = useRouter();
  const { flow, begin } = useReservationFlow();
  // With an order out, the guest decides first what becomes of it.
  const isOrdered = flow.paymentState !== null;
  useEffect(() => {
    if (!router.isReady || !router.query.hotel || isOrdered) return;
    begin(parseSearchQuery(new URLSearchParams(location.search), today()));
    void router.replace(hrefOf('chooseRoom', locale, { room: 0 }));
  }, [router, begin, locale, isOrdered]);
  return null;
}
