import { useEffect } from 'react';
import { useHotelOffers } from '@/api/v2/useHotelOffers';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { nights } from '@/domain/localDate';
import { occupanciesOf, placementIssues } from '@/domain/placement';
import { roomOptions } from '@/domain/roomOptions';
import type { SearchCriteria } from '@/domain/search';
import { featuresOfSearch } from '@/domain/searchFeatures';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { SwitchedOffNotice } from '@/errors/SwitchedOffNotice';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ChooseRoomSkeleton } from '../ChooseRoomSkeleton';
import { ChooseRoomView } from '../ChooseRoomView';
import { WhoSleepsWhere } from '../WhoSleepsWhere';

interface Props {
  readonly criteria: SearchCriteria;
  /** Which room of the stay is chosen for, from 0. */
  readonly index: number;
  readonly searchHref: string;
  readonly onChosen: () => void;
  readonly onWayOut: (action: FailureAction) => void;
}

/** Rooms to choose from, unless the chain does not sell such a stay online at the moment: a link may still lead here. */
export function ChooseRoomV2(props: Props) {
  const { criteria, onWayOut } = props;
  const isSold = useSoldOnline(criteria);
  const switchedOff = useSwitchedOff();
  if (isSold !== false) return <Rooms {...props} />;
  const reasons = featuresOfSearch(criteria).filter((feature) => switchedOff.has(feature));
  return <SwitchedOffNotice features={reasons} onAction={onWayOut} />;
}

/** Asks what the hotel offers and lets the guest choose a room type for one room. */
function Rooms({ criteria, index, searchHref, onChosen, onWayOut }: Props) {
  const { locale, t } = useTranslator();
  const { flow, chooseRoom, place, setHotel } = useReservationFlow();
  const found = useHotelOffers(criteria, occupanciesOf(flow.roomPlacement), locale);
  const hotel = found.state === 'ready' ? found.data.hotel : null;
  useEffect(() => {
    if (hotel) setHotel(hotel);
  }, [hotel, setHotel]);
  return (
    <Stack gap={5}>
      {/* In one place whatever the answer is, so that it stays open while rooms are asked again. */}
      <WhoSleepsWhere placement={flow.roomPlacement} onPlace={place} />
      {found.state === 'loading' && placementIssues(flow.roomPlacement).length === 0 && <ChooseRoomSkeleton />}
      {found.state === 'failed' && (
        <FailureNotice
          failure={found.failure}
          onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
        />
      )}
      {found.state === 'ready' && (
        <>
          {found.data.issues.map((issue) => (
            <Notice key={issue} tone="info" title={t(`errors.availability.${issue}.title`)}>
              {t(`errors.availability.${issue}.body`)}
            </Notice>
          ))}
          <ChooseRoomView
            options={roomOptions(found.data, flow.roomChoices, index)}
            nights={nights(criteria)}
            chosenRefId={flow.roomChoices[index]?.room?.refId ?? null}
            searchHref={searchHref}
            onChoose={({ room }) => {
              chooseRoom(index, room);
              onChosen();
            }}
          />
        </>
      )}
    </Stack>
  );
}
