import type { HotelOffers } from '../search/hotelOffers';
import { maximumQuantity, setExtraQuantity } from './extras';
import type { ExtraService } from './extraService';
import { bedsNeeded, EMPTY_OCCUPANCY } from './party';
import type { Occupancy } from './party';
import type { RoomChoice } from './roomChoice';
import { roomExtras } from './roomExtras';
import type { ExtraOption, RoomExtras } from './roomExtras';

/** An extra in one room of a stay: sold to it, included in its rate, or neither (null). */
export type ExtraInRoom = ExtraOption | 'included' | null;

export interface StayExtra {
  readonly service: ExtraService;
  /** One for each room of the stay. */
  readonly rooms: readonly ExtraInRoom[];
  /** How many each room gets where all get it at one press; null where not every room can, or only one is sold it. */
  readonly forAll: readonly number[] | null;
}

/** The extras that the rooms of a stay may take. */
export interface StayExtras {
  /** What the rate of each room includes, one list for each room. */
  readonly included: readonly (readonly ExtraService[])[];
  /** Sold room by room. */
  readonly ofRooms: readonly StayExtra[];
  /** Sold once for the whole booking, with its first room. */
  readonly ofBooking: readonly StayExtra[];
  /** For each room, whether it is paid for with points: no extra is sold with it. */
  readonly pointsOnly: readonly boolean[];
}

export const isSold = (extra: ExtraInRoom): extra is ExtraOption => extra !== null && extra !== 'included';

/** How many of an extra a room gets at the first press: breakfast for each guest who eats, one of all else. */
export const firstQuantity = ({ type }: ExtraService, max: number): number => (type === 'BREAKFAST' ? max : 1);

const inRoom = ({ included, ofRoom }: RoomExtras, { id }: ExtraService): ExtraInRoom =>
  ofRoom.find(({ service }) => service.id === id) ?? (included.some((each) => each.id === id) ? 'included' : null);

function joined(
  rooms: readonly RoomExtras[],
  forAllOf: (service: ExtraService, inRooms: readonly ExtraInRoom[]) => StayExtra['forAll'],
): StayExtras {
  const services = rooms.flatMap(({ ofRoom }) => ofRoom.map(({ service }) => service));
  const sold = services.filter(({ id }, index) => services.findIndex((each) => each.id === id) === index);
  return {
    included: rooms.map(({ included }) => included),
    ofRooms: sold.map((service) => {
      const inRooms = rooms.map((room) => inRoom(room, service));
      return { service, rooms: inRooms, forAll: forAllOf(service, inRooms) };
    }),
    ofBooking: rooms.flatMap(({ ofBooking }) =>
      ofBooking.map((option) => ({ service: option.service, rooms: [option], forAll: null })),
    ),
    pointsOnly: rooms.map(({ isPointsOnly }) => isPointsOnly),
  };
}

/** The extras of one room, as those of a stay. */
export const extrasOfOne = (room: RoomExtras): StayExtras => joined([room], () => null);

interface Choosing {
  readonly choices: readonly Pick<RoomChoice, 'extraServices' | 'offer' | 'rate'>[];
  readonly occupancies: readonly Occupancy[];
}

/** The extras that the rooms of a stay may take, by what is chosen for each so far. */
export function stayExtras(
  found: Pick<HotelOffers, 'extraServiceLimits' | 'extraServices'>,
  { choices, occupancies }: Choosing,
): StayExtras {
  const occupancyOf = (index: number) => occupancies[index] ?? EMPTY_OCCUPANCY;
  const { extraServiceLimits: limits } = found;
  const services = found.extraServices ?? [];

  const forAllOf = (service: ExtraService, inRooms: readonly ExtraInRoom[]): StayExtra['forAll'] => {
    if (inRooms.filter(isSold).length < 2) return null;
    // Each room leaves less for the next.
    let chosen = choices.map(({ extraServices: { [service.id]: _own, ...others } }) => others);
    const quantities: number[] = [];
    for (const [roomIndex, one] of inRooms.entries()) {
      const guests = bedsNeeded(occupancyOf(roomIndex));
      const max = maximumQuantity(service, { services, limits, rooms: chosen, roomIndex, guests });
      const wanted = isSold(one) ? firstQuantity(service, guests) : 0;
      if (wanted > max) return null;
      quantities.push(wanted);
      chosen = chosen.map((extras, at) => (at === roomIndex ? setExtraQuantity(extras, service, wanted) : extras));
    }
    return quantities;
  };

  const rooms = choices.map((_, index) => roomExtras(found, { choices, index, occupancy: occupancyOf(index) }));
  return joined(rooms, forAllOf);
}
