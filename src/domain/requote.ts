import type { ChosenExtra, RoomChoice } from './booking';
import type { HotelOffers } from './hotelOffers';
import { isSameMoney } from './money';
import { summarise } from './priceSummary';
import type { PriceSummary } from './priceSummary';

/** What asking the price again found: nothing new, other prices, or a room that is gone. */
export type Requote =
  | { readonly kind: 'same'; readonly choices: readonly RoomChoice[] }
  | { readonly kind: 'changed'; readonly choices: readonly RoomChoice[] }
  | { readonly kind: 'gone'; readonly roomIndex: number };

/** The price of what is chosen; rooms without an offer cost nothing yet. */
export function priceOf(choices: readonly RoomChoice[]): PriceSummary {
  return summarise(
    choices.flatMap(({ offer, extraServices }) => (offer ? [{ offer, extras: Object.values(extraServices) }] : [])),
  );
}

/**
 * Holds what the guest chose against what the hotel offers now. `choices` of the answer carry today's prices; an extra
 * that is no longer sold is left out of them.
 */
export function requote(choices: readonly RoomChoice[], found: HotelOffers): Requote {
  const renewed: RoomChoice[] = [];
  for (const [roomIndex, choice] of choices.entries()) {
    const configuration = found.configurations.find((each) => each.roomIndex === roomIndex);
    const offer = found.offers.find(
      (each) =>
        each.roomConfigurationId === configuration?.id &&
        each.roomTypeRefId === choice.offer?.roomTypeRefId &&
        each.rateRefId === choice.offer.rateRefId,
    );
    const sameType = choices.filter((each) => each.room?.refId === choice.room?.refId).length;
    if (!offer || (offer.roomsLeft !== null && offer.roomsLeft < sameType)) return { kind: 'gone', roomIndex };
    renewed.push({ ...choice, offer, extraServices: renewedExtras(choice, found) });
  }
  return { kind: isSamePrice(choices, renewed) ? 'same' : 'changed', choices: renewed };
}

function renewedExtras({ extraServices }: RoomChoice, found: HotelOffers): RoomChoice['extraServices'] {
  const renewed = Object.values(extraServices).flatMap((extra): [string, ChosenExtra][] => {
    const service = found.extraServices.find(({ id }) => id === extra.id);
    return service ? [[extra.id, { ...extra, expectedUnitPrice: service.unitPrice }]] : [];
  });
  return Object.fromEntries(renewed);
}

function isSamePrice(before: readonly RoomChoice[], after: readonly RoomChoice[]): boolean {
  const [a, b] = [priceOf(before), priceOf(after)];
  return (
    isSameMoney(a.total, b.total) &&
    a.otherTotals.length === b.otherTotals.length &&
    a.otherTotals.every((total, index) => {
      const other = b.otherTotals[index];
      return other !== undefined && isSameMoney(total, other);
    })
  );
}
