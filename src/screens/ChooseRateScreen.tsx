import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { isSearchWay, searchWithout } from '@/domain/search/searchWithout';
import { ChooseRateSkeleton } from '@/features/choose-rate/ChooseRateSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { useReservationFlow } from '@/state/reservationFlowState';
import { BookingFrame } from './frame/BookingFrame';
import type { OpenStep } from './frame/BookingFrame';
import { useWayOut } from './parts/useWayOut';
import { chooseRate } from './tasks/versions/chooseRate';

const ChooseRate = apiSwitch(chooseRate, () => <ChooseRateSkeleton />);

/** Choosing a rate for one chosen room. */
export function ChooseRateScreen() {
  const { t } = useTranslator();
  return (
    <BookingFrame
      step="chooseRate"
      title={t('chooseRate.title')}
      lead={t('chooseRate.lead')}
      heading={(room, rooms) =>
        rooms > 1 ? t('chooseRate.titleOf', { number: room + 1, count: rooms }) : t('chooseRate.title')
      }
    >
      {(step) => <Rates key={step.room} {...step} />}
    </BookingFrame>
  );
}

function Rates({ stay, flow, room, next, afterRooms }: OpenStep) {
  const { locale } = useTranslator();
  const router = useRouter();
  const wayOut = useWayOut();
  const { rate: named } = router.query;
  const [askedRefId] = useState(typeof named === 'string' ? named : null);
  useEffect(() => {
    // Once: who comes back to this step later finds what they chose since.
    if (named) void router.replace(hrefOf('chooseRate', locale, { room }), undefined, { shallow: true, scroll: false });
  }, [router, locale, named, room]);
  const { begin, chooseRate, clearRate, setForOther, setRoomChoices } = useReservationFlow();
  return (
    <ChooseRate
      pinned={flow.api}
      stay={stay}
      index={room}
      askedRefId={askedRefId}
      roomHref={hrefOf('chooseRoom', locale, { room })}
      onChoose={(chosen, found, inRest) => {
        if (inRest) setRoomChoices(inRest);
        else chooseRate(room, chosen, found);
        void router.push(inRest ? afterRooms : next);
      }}
      onClear={(choosable, found) => clearRate(room, choosable, found)}
      onForOther={setForOther}
      onWayOut={(action) =>
        isSearchWay(action) ? begin(searchWithout(stay.criteria, action)) : wayOut(stay.criteria)(action)
      }
    />
  );
}
