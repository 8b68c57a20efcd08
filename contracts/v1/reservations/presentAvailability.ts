import type { CallContext } from '../../callContext';
import { hotelTime } from '../../wire/presentInstruction';
import { daysBetween } from '../../world/calendar';
import type { Amount, HotelRecord } from '../../world/model';
import { configurationId, type HotelAnswer, type Offer } from '../../world/rules/search';
import { nearestStays } from '../../world/rules/searchAvailability';
import { whyUnavailable } from '../../world/rules/whyUnavailable';
import { presentHotel, presentRoomType } from '../content/presentHotel';
import type { ContentScope } from '../content/richText';
import { money, priceLine } from './money';
import { presentExtraServices } from './presentExtraServices';
import { presentPlan } from './presentPlan';

const perStay = (amount: Amount) => ({ amount: money(amount), unit: 'PER_STAY' });

const presentRate = (hotel: HotelRecord, { plan, price, cancelBy, unmet }: Offer, { language }: ContentScope) => {
  const codeOf = (kind: 'block' | 'company' | 'promotion') => (plan.key.kind === kind ? plan.key.code : null);
  return {
    ...presentPlan(hotel, plan, language),
    price: perStay(price.total),
    priceWithoutDiscount: price.withoutDiscount && perStay(price.withoutDiscount),
    priceLines: price.lines.map((line) => priceLine(line, language)),
    cancellationTime: hotelTime(cancelBy, hotel.id),
    promotionCode: codeOf('promotion'),
    companyCode: codeOf('company'),
    blockCode: codeOf('block'),
    restrictions: unmet,
  };
};

/** One room of the search: the room types that it can be, each with its rates. */
const presentRoom = ({ hotel, search, offers, roomTypes }: HotelAnswer, index: number, scope: ContentScope) => {
  const ofRoom = offers.filter((offer) => offer.configurationId === configurationId(index));
  const sleepers = search.rooms[index];
  return {
    adults: sleepers?.adults,
    childrenAges: sleepers?.childAges,
    pets: sleepers?.pets,
    roomTypes: roomTypes.flatMap((type) => {
      const ofType = ofRoom.filter(({ roomType }) => roomType.refId === type.refId);
      const [first] = ofType;
      if (!first) return [];
      return [
        {
          roomType: presentRoomType(type, hotel, scope),
          rates: ofType.map((offer) => presentRate(hotel, offer, scope)),
          roomsLeft: first.roomsLeft,
        },
      ];
    }),
  };
};

/** One hotel's answer to a search. */
export const presentHotelAnswer = (
  { world, caller }: CallContext,
  answer: HotelAnswer,
  scope: ContentScope,
  withExtraServices: boolean,
) => {
  const { hotel, search, extras } = answer;
  const nights = daysBetween(search.stay.startDate, search.stay.endDate);
  return {
    hotel: presentHotel(hotel, scope),
    available: answer.available,
    rooms: () => search.rooms.map((_, index) => presentRoom(answer, index, scope)),
    extraServices: withExtraServices ? presentExtraServices(extras, hotel, nights, scope.language) : null,
    // Computed only when selected: it searches six weeks of days.
    nearestDates: () => nearestStays(world, caller, answer),
    unavailable: () => whyUnavailable(world, caller, answer),
  };
};
