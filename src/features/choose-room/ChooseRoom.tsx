import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import { Microdata } from '@/design-system/Microdata';
import { Stack } from '@/design-system/Stack';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { askedCode } from '@/domain/search/askedCode';
import type { ChosenStay } from '@/domain/stay/chosenStay';
import { failureOf } from '@/domain/failure';
import type { Hotel } from '@/domain/content/hotel';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { nights } from '@/domain/localDate';
import { NO_MONEY } from '@/domain/money';
import type { RoomType } from '@/domain/stay/roomType';
import type { RoomPlacement } from '@/domain/stay/party';
import { pointsBalance, pointsOf, pointsTaken } from '@/domain/price/pointsBalance';
import { occupanciesOf, placementIssues, placeParty } from '@/domain/stay/placement';
import { cheapestOffer } from '@/domain/rate/rates';
import { atLowestPrice } from '@/domain/stay/atLowestPrice';
import type { ChosenRate } from '@/domain/stay/roomChoice';
import { roomOptions } from '@/domain/stay/roomOptions';
import type { RoomOption } from '@/domain/stay/roomOptions';
import { planSaleOf } from '@/domain/price/stayPrice';
import { featuresOfSearch } from '@/domain/search/featuresOfSearch';
import { stayWishes } from '@/domain/search/wishes';
import type { StayWish } from '@/domain/search/wishes';
import { LateRestrictionNotice, LateSwitchedOffNotice } from '@/errors/lateNotices';
import { OfferNotice } from '@/errors/OfferNotice';
import { FailureNotice } from '@/errors/FailureNotice';
import { LostPart } from '@/errors/LostPart';
import { waysToMeet } from '@/errors/waysToMeet';
import type { StepWayOut } from '@/errors/waysToMeet';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useSession } from '@/session/useSession';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { useWordsOf } from '@/state/useWordsOf';
import { ChooseRoomSkeleton } from './ChooseRoomSkeleton';
import { ChooseRoomView } from './ChooseRoomView';
import { feeLines } from './feeLines';
import type { RoomLinks } from './NoRooms';
import { offerForCrawlers } from './offerForCrawlers';
import { WhoSleepsWhere } from './WhoSleepsWhere';

/** Few searches find no room. */
const NoRooms = dynamic(() => import('./NoRooms').then((file) => file.NoRooms), { ssr: false, loading: LostPart });

interface RateOfAnswer {
  readonly chosen: ChosenRate;
  readonly found: HotelOffers;
}

export interface ChooseRoomProps {
  readonly stay: ChosenStay;
  readonly room: {
    /** Which room of the stay is chosen for, from 0. */
    readonly index: number;
    /** The room type chosen on the hotel's page; null for none. */
    readonly askedRefId: string | null;
  };
  readonly links: RoomLinks;
  /** Called with the hotel as the API describes it, for the steps that do not load it again. */
  readonly onHotel: (hotel: Hotel) => void;
  readonly onPlace: (placement: RoomPlacement) => void;
  readonly onWishes: (wishes: readonly StayWish[]) => void;
  /** `at`: the rate of the price that is shown for the room, and the answer that it is of; null where it is to be chosen. */
  readonly onChoose: (room: RoomType, at: RateOfAnswer | null) => void;
  readonly onWayOut: (action: StepWayOut) => void;
}

interface Props extends ChooseRoomProps {
  /** Null for a stay that the chain does not sell online at the moment: a link may still lead here. */
  readonly found: QueryResult<HotelOffers> | null;
}

/** Whether a wish changes anything: some rooms do not meet it, or only at another price. */
function changesOptions(wished: readonly RoomOption[], all: readonly RoomOption[]): boolean {
  const short = (options: readonly RoomOption[]) =>
    JSON.stringify(options.map(({ room, cheapest }) => [room.refId, cheapest?.rateRefId]));
  return wished.length > 0 && short(wished) !== short(all);
}

/** The room type that the guest came for is the first. */
const rank = ({ room }: RoomOption, askedRefId: string | null): number => (room.refId === askedRefId ? 0 : 1);

/** Places the party anew as the site does; null where it is placed so. */
function wayToSpread({ criteria, placement }: ChosenStay, onPlace: ChooseRoomProps['onPlace']) {
  const spread = placeParty(criteria.party);
  const asText = (placed: RoomPlacement) => JSON.stringify(occupanciesOf(placed));
  return asText(spread) === asText(placement) ? null : () => onPlace(spread);
}

/** The step that chooses a room type for one room, and which room each of the party sleeps in. */
export function ChooseRoom({ found, stay, onHotel, ...props }: Props) {
  const switchedOff = useSwitchedOff();
  const hotel = found?.state === 'ready' ? found.data.hotel : null;
  useEffect(() => {
    if (hotel) onHotel(hotel);
  }, [hotel, onHotel]);
  useWordsOf(found?.state === 'ready' ? found.data : null);
  if (found) return <Rooms {...props} stay={stay} found={found} />;
  const reasons = featuresOfSearch(stay.criteria).filter((feature) => switchedOff.has(feature));
  return <LateSwitchedOffNotice features={reasons} onAction={props.onWayOut} />;
}

interface RoomsProps extends Omit<ChooseRoomProps, 'onHotel'> {
  readonly found: QueryResult<HotelOffers>;
}

function Rooms({ found, stay, room: shown, links, onPlace, onWishes, onChoose, onWayOut }: RoomsProps) {
  const { index, askedRefId } = shown;
  const session = useSession();
  const now = useMinuteClock();
  const offers = found.state === 'ready' ? found.data : null;
  const { criteria, choices, placement, isForOther } = stay;
  const { wishes } = criteria;
  const asked = askedCode(criteria);
  const customer = session.kind === 'authenticated' ? session.customer : null;
  const optionsFor = (room: number, wanted: readonly StayWish[]) =>
    offers ? roomOptions(offers, { choices, index: room, wishes: wanted, isForOther, asked, now }) : [];
  const options = optionsFor(index, wishes);
  const planSale = offers && planSaleOf(offers, criteria.planCode);
  const all = optionsFor(index, []);
  const points = { has: pointsOf(customer), taken: pointsTaken(choices.filter((_, room) => room !== index)) };
  const takenAt = (option: RoomOption) =>
    offers && atLowestPrice(offers, option, { index, wishes, isForOther, asked, points });
  const hasRooms = all.length > 0;
  // The hotel's own reason: no pet room is left, or it has none.
  const issues = offers?.issues.filter((issue) => issue !== 'PET_ROOMS' || !offers.unavailable) ?? [];
  return (
    <Stack gap={5}>
      {/* Rendered in one place for every answer, so that it stays open while rooms are loaded again. */}
      <WhoSleepsWhere
        placement={placement}
        onPlace={onPlace}
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
            <LateRestrictionNotice
              reasons={options[0]?.blockedBy ?? []}
              ways={waysToMeet(criteria, session.kind === 'anonymous', onWayOut)}
              points={pointsBalance(points.has, cheapestOffer(offers.offers)?.price ?? NO_MONEY)}
            />
          )}
          {!hasRooms && (
            <NoRooms offers={offers} criteria={criteria} links={links} onSpread={wayToSpread(stay, onPlace)} />
          )}
          {criteria.party.rooms === 1 && (
            // The total of the stay is known here, with nothing more to press:
            // developers.google.com/hotels/hotel-prices/structured-data/generic-crawler-guide
            <VisuallyHidden data-nav-stage="rooms" data-nav-stage-final="true">
              <Microdata
                thing={offerForCrawlers(
                  offers.hotel,
                  all.find(({ isLowest }) => isLowest),
                  now,
                )}
              />
            </VisuallyHidden>
          )}
          {hasRooms && planSale && (
            <OfferNotice sale={planSale} onDrop={() => onWayOut('dropOffer')} onSignIn={() => onWayOut('signIn')} />
          )}
          {hasRooms && (
            <ChooseRoomView
              options={[...options].sort((a, b) => rank(a, askedRefId) - rank(b, askedRefId))}
              wishes={{
                wanted: wishes,
                offered: stayWishes.filter((wish) => changesOptions(optionsFor(index, [wish]), all)),
                onChange: onWishes,
              }}
              stay={{ nights: nights(criteria), asked }}
              chosenRefId={choices[index]?.room?.refId ?? askedRefId}
              onChoose={({ room }) => onChoose(room, null)}
              lowest={{
                canTake: (option) => takenAt(option) !== null,
                onTake: (option) => {
                  const chosen = takenAt(option);
                  if (chosen) onChoose(option.room, { chosen, found: offers });
                },
              }}
            />
          )}
        </>
      )}
    </Stack>
  );
}
