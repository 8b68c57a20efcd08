import { isAlcohol, isIncluded, maximumQuantity } from './extras';
import type { ChosenExtra, ChosenExtras } from './extras';
import type { HotelOffers } from '../search/hotelOffers';
import { bedsNeeded } from './party';
import type { RoomChoice } from './roomChoice';

/** What an answer says about extras, and who sleeps in the rooms that it was asked for. */
export type ExtrasOnSale = Pick<HotelOffers, 'configurations' | 'extraServiceLimits' | 'extraServices'>;

/** The extras without prices: those of other days or codes are not the prices of these. */
export const withoutPrices = (extras: ChosenExtras): ChosenExtras =>
  Object.fromEntries(Object.entries(extras).map(([id, extra]) => [id, { ...extra, expectedUnitPrice: null }]));

type Chosen = Pick<RoomChoice, 'extraServices' | 'rate'>;

/** The extras of one room as they are sold now. `before`: those of the rooms before it, renewed already. */
function renewedExtras(choice: Chosen, before: readonly ChosenExtras[], found: ExtrasOnSale): ChosenExtras {
  const { extraServices: services, extraServiceLimits: limits, configurations } = found;
  if (services === null) return choice.extraServices;
  const roomIndex = before.length;
  const sleeping = configurations.find((each) => each.roomIndex === roomIndex);
  return Object.values(choice.extraServices).reduce<ChosenExtras>((kept, extra) => {
    const service = services.find(({ id }) => id === extra.id);
    if (!service || isIncluded(service, choice.rate)) return kept;
    const guests = sleeping ? bedsNeeded(sleeping) : Infinity;
    const most = maximumQuantity(service, { services, limits, rooms: [...before, kept], roomIndex, guests });
    const quantity = Math.min(extra.quantity, most);
    if (quantity <= 0) return kept;
    const renewed: ChosenExtra = {
      id: service.id,
      name: service.name,
      type: service.type,
      expectedUnitPrice: service.unitPrice,
      quantity,
      isAlcohol: isAlcohol(service.categoryIds),
      vatRate: service.vatRate ?? null,
    };
    return { ...kept, [service.id]: renewed };
  }, {});
}

/**
 * The choices with their extras as the newest answer sells them: its prices, and no more than it has for all rooms
 * together. What is no longer sold is left out. An answer that was not asked for extras changes nothing.
 */
export function renewExtras<Choice extends Chosen>(choices: readonly Choice[], found: ExtrasOnSale): readonly Choice[] {
  return choices.reduce<readonly Choice[]>((renewed, choice) => {
    const before = renewed.map(({ extraServices }) => extraServices);
    return [...renewed, { ...choice, extraServices: renewedExtras(choice, before, found) }];
  }, []);
}
