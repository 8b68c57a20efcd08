import { lodgeParty } from '@/domain/stay/lodgeParty';
import { MAX_ROOMS } from '@/domain/limits';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { Unavailable, UnavailableReason } from '@/domain/search/unavailable';
import { nightsOf } from '../calendar';
import type { Caller, World } from '../context';
import { isClosed } from '../inventory';
import type { Sleepers } from '../model';
import { babiesOf } from '../rates/priceRoom';
import { roomTypesOf } from '../rooms/roomTypes';
import { fits } from './fits';
import { roomsLeft } from './roomsLeft';
import type { HotelAnswer } from './search';
import { todayAt } from './searchFailure';

/** The same party in another number of rooms. */
const spreadOver = (sleepers: readonly Sleepers[], rooms: number): readonly Sleepers[] => {
  const sum = (count: (room: Sleepers) => number) => sleepers.reduce((total, room) => total + count(room), 0);
  const childrenAges = sleepers.flatMap(({ childAges }) => childAges);
  const adults = sum((room) => room.adults);
  const pets = sum((room) => room.pets);
  return occupanciesOf(placeParty({ rooms, adults, children: childrenAges.length, childrenAges, pets }));
};

/** Why a hotel has no offers for a search; null when it has some. */
export const whyUnavailable = (
  world: World,
  caller: Caller,
  { hotel, search, available }: HotelAnswer,
): Unavailable | null => {
  if (available) return null;
  const { stay, rooms } = search;
  const toUnavailable = (reason: UnavailableReason, fewest: number | null = null) => ({ reason, rooms: fewest });
  const types = roomTypesOf(hotel);
  const { rooms: left, cots } = roomsLeft(world, caller, hotel, stay, search.edited);
  const petTypes = types.filter(({ features }) => features.includes('PET_ROOM'));
  const hasRoomsLeft = ({ refId }: { readonly refId: string }) => (left.get(refId) ?? 0) > 0;
  const canLodge = (party: readonly Sleepers[], stock: ReadonlyMap<string, number>) =>
    lodgeParty(
      party.map((room) =>
        types.filter((type) => fits(type, room)).map(({ refId }) => ({ roomTypeRefId: refId, cost: 0 })),
      ),
      stock,
    ) !== null;

  const isClosedThen = nightsOf(stay.startDate, stay.endDate).some((night) => isClosed(hotel, night));
  if (isClosedThen || stay.startDate < todayAt(world, hotel)) return toUnavailable('CLOSED');
  const hasPets = rooms.some(({ pets }) => pets > 0);
  if (hasPets && petTypes.length === 0) return toUnavailable('NO_PET_ROOMS');
  if (!types.some(hasRoomsLeft)) return toUnavailable('FULL');
  const babies = rooms.reduce((total, room) => total + babiesOf(room), 0);
  if (babies > cots) return toUnavailable('NO_TRAVEL_COTS');
  const adults = rooms.reduce((total, room) => total + room.adults, 0);
  for (let count = rooms.length; count <= Math.min(adults, MAX_ROOMS); count += 1) {
    if (canLodge(spreadOver(rooms, count), left)) return toUnavailable('TOO_FEW_ROOMS', count);
  }
  if (hasPets && !petTypes.some(hasRoomsLeft)) return toUnavailable('PET_ROOMS_FULL');
  const whenEmpty = new Map(types.map(({ refId, capacity }) => [refId, capacity]));
  return toUnavailable(canLodge(rooms, whenEmpty) ? 'FULL' : 'TOO_FEW_ROOMS');
};
