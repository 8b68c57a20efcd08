import type { DateRange, LocalDate } from '@/domain/localDate';
import type { CallContext } from '../../callContext';
import { readList, readSearch } from '../../wire/readSearch';
import type { WireList } from '../../wire/readSearch';
import type { WireWish } from '../../wire/wishNames';
import { BadInputError } from '../../world/badInput';
import { daysBetween } from '../../world/calendar';
import { holds } from '../../world/customers';
import { extrasFor } from '../../world/extras';
import { findHotel } from '../../world/hotels/allHotels';
import { findOwnBooking } from '../../world/rules/findOwnBooking';
import { lowestPrices as findLowestPrices } from '../../world/rules/lowestPrices';
import type { Search } from '../../world/rules/search';
import { searchAvailability } from '../../world/rules/searchAvailability';
import type { ContentScope } from '../content/richText';
import { languageOf, scopeOf, type InLocale } from '../languages';
import { loyaltyNames, named } from '../names';
import { optionalMoney } from './money';
import { presentHotelAnswer } from './presentAvailability';
import { presentExtraServices } from './presentExtraServices';

interface Criteria {
  readonly hotelId?: string | null;
  readonly placeName?: string | null;
  readonly collectionId?: string | null;
  readonly rooms: readonly {
    readonly adults: number;
    readonly childrenAges: readonly number[];
    readonly pets: number;
  }[];
  readonly rewardNight?: boolean;
  readonly promotionCode?: string | null;
  readonly companyCode?: string | null;
  readonly blockCode?: string | null;
  readonly wishes?: readonly WireWish[];
}
interface AsMember {
  readonly loyaltyMembershipTypes: readonly string[];
}

const loyaltyTypesOf = ({ loyaltyMembershipTypes }: AsMember) =>
  loyaltyMembershipTypes.map((name) => named(loyaltyNames, name) ?? 'NONE');

const readCriteria = (criteria: Criteria, member: AsMember): Omit<Search, 'stay'> =>
  readSearch(
    criteria,
    criteria.rooms.map(({ adults, childrenAges, pets }) => ({ adults, childAges: childrenAges, pets })),
    loyaltyTypesOf(member),
  );

interface AvailabilityCriteria extends Criteria {
  readonly dateRange: DateRange;
  readonly list?: WireList | null;
  readonly editedReservation?: { readonly id: string; readonly reservationHash: string } | null;
}

const editedIn = ({ editedReservation: key }: AvailabilityCriteria, { world, caller }: CallContext) =>
  key ? findOwnBooking(world, caller, key.id, key.reservationHash) : null;

type AvailabilityArgs = InLocale &
  AsMember & {
    readonly criteria: AvailabilityCriteria;
    readonly withExtraServices: boolean;
    readonly editing: boolean;
  };

/** Searches over the world's rules. */
export const searchResolvers = {
  availability: (args: AvailabilityArgs, context: CallContext) => {
    const { criteria, editing, withExtraServices } = args;
    const search = {
      ...readCriteria(criteria, args),
      stay: criteria.dateRange,
      withoutDeposit: editing,
      edited: editedIn(criteria, context),
    };
    const list = readList(criteria.list, languageOf(args.locale));
    const answer = searchAvailability(context.world, context.caller, search, list);
    if (answer.kind === 'failure') return { availability: null, error: { type: answer.code } };
    const scope: ContentScope = scopeOf(args, context);
    const hotels = answer.hotels.map((hotel) => presentHotelAnswer(context, hotel, scope, withExtraServices));
    return { availability: { hotels, issues: answer.issues, nextPage: answer.nextPage }, error: null };
  },

  extraServiceAvailability: (
    args: InLocale &
      AsMember & {
        readonly hotelId: string;
        readonly dateRange: DateRange;
        readonly companyCode?: string | null;
        readonly blockCode?: string | null;
      },
    context: CallContext,
  ) => {
    const nights = daysBetween(args.dateRange.startDate, args.dateRange.endDate);
    if (nights < 1) throw new BadInputError('A stay has a night');
    const hotel = findHotel(args.hotelId);
    if (!hotel) return null;
    const extras = extrasFor(hotel, {
      isMember: loyaltyTypesOf(args).includes('ASOM') && holds(context.caller.customer, 'ASOM'),
      rewardNight: false,
      companyCode: args.companyCode?.trim() || null,
      blockCode: args.blockCode?.trim() || null,
    });
    return presentExtraServices(extras, hotel, nights, scopeOf(args, context).language);
  },

  lowestPrices: (
    args: AsMember & {
      readonly criteria: Criteria & { readonly from: LocalDate; readonly to: LocalDate; readonly nights: number };
    },
    { world, caller }: CallContext,
  ) => {
    const found = findLowestPrices(world, caller, readCriteria(args.criteria, args), args.criteria);
    return found.map(({ date, price }) => ({ date, price: optionalMoney(price) }));
  },
};
