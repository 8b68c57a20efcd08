import { useEffect } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import { Stack } from '@/design-system/Stack';
import { failureOf } from '@/domain/failure';
import type { HotelOffers } from '@/domain/hotelOffers';
import { nights } from '@/domain/localDate';
import { placementIssues, placeParty } from '@/domain/placement';
import { roomOptions } from '@/domain/roomOptions';
import type { RoomOption } from '@/domain/roomOptions';
import type { SearchCriteria } from '@/domain/search';
import { stayWishes } from '@/domain/wishes';
import type { StayWish } from '@/domain/wishes';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { RestrictionNotice } from '@/errors/RestrictionNotice';
import { useSession } from '@/session/useSession';
import { useReservationFlow } from '@/state/reservationFlowState';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { ChooseRoomSkeleton } from './ChooseRoomSkeleton';
import { ChooseRoomView } from './ChooseRoomView';
import { feeLines } from './feeLines';
import { NoRooms } from './NoRooms';
import type { RoomLinks } from './NoRooms';
import { WhoSleepsWhere } from './WhoSleepsWhere';

export interface ChooseRoomProps {
  readonly criteria: SearchCriteria;
  /** Which room of the stay is chosen for, from 0. */
  readonly index: number;
  readonly links: RoomLinks;
  readonly onChosen: () => void;
  readonly onWayOut: (action: FailureAction) => void;
}

interface Props extends ChooseRoomProps {
  readonly found: QueryResult<HotelOffers>;
}

/** Whether a wish changes anything: some rooms do not meet it, or only at another price. */
function isOfUse(wished: readonly RoomOption[], all: readonly RoomOption[]): boolean {
  const short = (options: readonly RoomOption[]) =>
    JSON.stringify(options.map(({ room, cheapest }) => [room.refId, cheapest?.rateRefId]));
  return wished.length > 0 && short(wished) !== short(all);
}

/** What the hotel offers, of which the guest takes a room type for one room, and who sleeps in which. */
export function ChooseRoom({ found, criteria, index, links, onChosen, onWayOut }: Props) {
  const { flow, begin, chooseRoom, place, setHotel } = useReservationFlow();
  const session = useSession();
  const now = useMinuteClock();
  const offers = found.state === 'ready' ? found.data : null;
  const hotel = offers?.hotel ?? null;
  useEffect(() => {
    if (hotel) setHotel(hotel);
  }, [hotel, setHotel]);

  const { roomChoices: choices, roomPlacement: placement } = flow;
  const { isForOther } = flow.contactInformation;
  const { wishes } = criteria;
  const optionsFor = (room: number, wanted: readonly StayWish[]) =>
    offers ? roomOptions(offers, { choices, index: room, wishes: wanted, isForOther, now }) : [];
  const options = optionsFor(index, wishes);
  const hasRooms = optionsFor(index, []).length > 0;
  // Why no pet room is left, or that there is none, is the hotel's own reason.
  const issues = offers?.issues.filter((issue) => issue !== 'PET_ROOMS' || !offers.unavailable) ?? [];
  return (
    <Stack gap={5}>
      {/* In one place whatever the answer is, so that it stays open while rooms are asked again. */}
      <WhoSleepsWhere
        placement={placement}
        onPlace={place}
        fees={offers ? choices.map(({ offer }, room) => feeLines(offer ?? optionsFor(room, [])[0]?.cheapest)) : []}
      />
      {found.state === 'loading' && placementIssues(placement).length === 0 && <ChooseRoomSkeleton />}
      {found.state === 'failed' && (
        <FailureNotice
          failure={found.failure}
          onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
        />
      )}
      {offers && (
        <>
          {issues.map((issue) => (
            <FailureNotice key={issue} failure={failureOf('availability', issue)} onAction={onWayOut} />
          ))}
          {options.length > 0 && options.every(({ cheapest }) => cheapest === null) && (
            <RestrictionNotice
              reasons={options[0]?.blockedBy ?? []}
              ways={{ signIn: session.kind === 'anonymous' ? () => onWayOut('signIn') : undefined }}
            />
          )}
          {!hasRooms && (
            <NoRooms
              offers={offers}
              rooms={criteria.party.rooms}
              links={links}
              onSpread={() => place(placeParty(criteria.party))}
            />
          )}
          {hasRooms && (
            <ChooseRoomView
              options={options}
              wishes={{
                wanted: wishes,
                offered: stayWishes.filter((wish) => isOfUse(optionsFor(index, [wish]), optionsFor(index, []))),
                onChange: (wanted) => begin({ ...criteria, wishes: wanted }),
              }}
              nights={nights(criteria)}
              chosenRefId={choices[index]?.room?.refId ?? null}
              onChoose={({ room }) => {
                chooseRoom(index, room);
                onChosen();
              }}
            />
          )}
        </>
      )}
    </Stack>
  );
}
