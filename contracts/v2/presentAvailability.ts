import { daysBetween, isoIn } from '../world/calendar';
import type { ContentLocale } from '../world/localized';
import { extraLimits, extraUnitPrice, type ExtraRecord } from '../world/extras';
import { cityOf } from '../world/places';
import { babiesOf } from '../world/rates/priceRoom';
import { rateRefId } from '../world/rates/ratePlans';
import { configurationId, type HotelAnswer, type Offer } from '../world/rules/search';
import { nearestStays } from '../world/rules/searchAvailability';
import { whyUnavailable } from '../world/rules/whyUnavailable';
import { vatRatesOf } from '../world/vat';
import type { CallContext } from '../callContext';
import { contentLocale, type ApiLocale } from './apiLocale';
import { money, optionalMoney, priceLine } from './money';
import { presentHotel } from './presentHotel';
import { presentRate, presentRoomType, restrictions } from './presentRooms';

/** The extras to include; an empty list means no restriction. */
export interface ExtraCriteria {
  readonly kinds: readonly string[];
  readonly categories: readonly string[];
  readonly types: readonly string[];
}

const isAsked = (criteria: ExtraCriteria, { kind, category, type }: ExtraRecord): boolean =>
  (criteria.kinds.length === 0 || criteria.kinds.includes(kind)) &&
  (criteria.categories.length === 0 || criteria.categories.includes(category)) &&
  (criteria.types.length === 0 || criteria.types.includes(type));

const presentExtra = (extra: ExtraRecord, hotel: HotelAnswer['hotel'], nights: number, locale: ContentLocale) => ({
  id: extra.id,
  name: extra.name[locale],
  description: extra.description[locale],
  kind: extra.kind,
  category: extra.category,
  type: extra.type,
  categoryIds: extra.categoryIds,
  unitPrice: money({ amount: extraUnitPrice(extra, nights), currency: 'EUR' }),
  priceType: extra.priceType,
  vatRate: vatRatesOf(hotel)[extra.vat],
  count: extra.stock,
  maxPerRoom: extra.maxPerRoom,
  maxPerReservation: extra.maxPerReservation,
  image: null,
});

const presentOffer = ({ hotel }: HotelAnswer, offer: Offer, locale: ContentLocale) => {
  const { key, code } = offer.plan;
  const { withoutDiscount, total, lines } = offer.price;
  return {
    hotelId: hotel.id,
    roomConfigurationId: offer.configurationId,
    roomType: offer.roomType.code,
    roomTypeRefId: offer.roomType.refId,
    rateRefId: rateRefId(hotel.id, code),
    rateCode: code,
    price: { priceType: 'PER_STAY', amount: money(total) },
    priceWithoutDiscount: withoutDiscount ? { priceType: 'PER_STAY', amount: money(withoutDiscount) } : null,
    priceLines: lines.map((line) => priceLine(line, locale)),
    promotionCodeApplied: key.kind === 'promotion',
    blockCodeApplied: key.kind === 'block',
    companyCodeApplied: key.kind === 'company',
    asomMembershipApplied: key.kind === 'member' && key.loyalty === 'ASOM',
    cancelable: offer.cancelBy !== null,
    cancelableUntil: offer.cancelBy === null ? null : isoIn(offer.cancelBy, cityOf(hotel).timeZone),
    restrictions: restrictions(offer.unmet),
    roomsLeft: offer.roomsLeft,
  };
};

/** One hotel's answer to a search. */
export const presentHotelAnswer = (
  { world, caller }: CallContext,
  answer: HotelAnswer,
  apiLocale: ApiLocale,
  criteria: ExtraCriteria | null,
) => {
  const locale = contentLocale(apiLocale);
  const { hotel, search } = answer;
  const nights = daysBetween(search.stay.startDate, search.stay.endDate);
  const extras = criteria ? answer.extras.filter((extra) => isAsked(criteria, extra)) : [];
  return {
    hotelId: hotel.id,
    hotel: presentHotel(hotel, apiLocale),
    available: answer.available,
    roomConfigurations: search.rooms.map((sleepers, roomIndex) => ({
      id: configurationId(roomIndex),
      roomIndex,
      adultCount: sleepers.adults,
      childCount: sleepers.childAges.length - babiesOf(sleepers),
      babyCount: babiesOf(sleepers),
      petCount: sleepers.pets,
      childAges: sleepers.childAges,
    })),
    availableRooms: answer.offers.map((offer) => presentOffer(answer, offer, locale)),
    roomTypes: answer.roomTypes.map((type) => presentRoomType(type, locale)),
    rates: answer.plans.map((plan) => presentRate(hotel, plan, locale)),
    lowestTotal: optionalMoney(answer.lowestTotal),
    // Computed only when selected: it searches six weeks of days.
    nearestDates: () => nearestStays(world, caller, answer),
    unavailable: () => whyUnavailable(world, caller, answer),
    extraServices: extras.map((extra) => presentExtra(extra, answer.hotel, nights, locale)),
    extraServiceLimits: extras.length > 0 ? extraLimits : [],
  };
};
