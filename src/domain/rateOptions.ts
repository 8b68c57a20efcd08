import type { HotelOffers } from './hotelOffers';
import type { Money } from './money';
import { byPrice, isSameMoney, subtract } from './money';
import type { RatePlan, RoomOffer } from './offer';
import { defaultRate, visibleRates } from './rates';

/** A rate plan that a chosen room may be booked at. */
export interface RateOption {
  readonly rate: RatePlan;
  readonly offer: RoomOffer;
  readonly isDefault: boolean;
  readonly isLowest: boolean;
  /** How much more than the lowest, of the same currency; null for the lowest itself and across currencies. */
  readonly more: Money | null;
  /** Needs something that the guest does not have: it is shown with the reason and cannot be chosen. */
  readonly isBlocked: boolean;
}

/** Rates on offer for one room type in one room of the stay, in the order of the hotel. */
export function rateOptions(
  found: HotelOffers,
  index: number,
  roomTypeRefId: string,
  hasAsomMembership: boolean,
): readonly RateOption[] {
  const configuration = found.configurations.find(({ roomIndex }) => roomIndex === index);
  const offers = found.offers.filter(
    (offer) => offer.roomConfigurationId === configuration?.id && offer.roomTypeRefId === roomTypeRefId,
  );
  const sold = found.rates.filter((rate) => offers.some((offer) => offer.rateRefId === rate.refId));
  const visible = visibleRates(sold, { hasAsomMembership, editing: false });
  const open = visible.filter((rate) => !isBlocked(rate, offers));
  const preferred = defaultRate(open);
  const prices = offers
    .filter((offer) => open.some((rate) => rate.refId === offer.rateRefId))
    .map((offer) => offer.price)
    .sort(byPrice);
  const [lowest] = prices;
  return visible.flatMap((rate) => {
    const offer = offers.find((each) => each.rateRefId === rate.refId);
    if (!offer) return [];
    const blocked = isBlocked(rate, offers);
    const isLowest = !blocked && lowest !== undefined && isSameMoney(offer.price, lowest);
    const comparable = !isLowest && lowest !== undefined && lowest.currency === offer.price.currency;
    return [
      {
        rate,
        offer,
        isDefault: rate.refId === preferred?.refId,
        isLowest,
        more: comparable ? subtract(offer.price, lowest) : null,
        isBlocked: blocked,
      },
    ];
  });
}

function isBlocked(rate: RatePlan, offers: readonly RoomOffer[]): boolean {
  return offers.some((offer) => offer.rateRefId === rate.refId && offer.restrictions.length > 0);
}
