import { addDays } from '../calendar';
import type { World } from '../context';
import type { CardRecord } from '../store/sCards';
import { officeDay } from './cardRegistry';

/** A card is renewed from this many days before its last one. */
const RENEWAL_DAYS = 60;

/** The first day on which a card can be renewed. */
export const renewableFrom = ({ validUntil }: CardRecord): string => addDays(validUntil, -RENEWAL_DAYS);

export const mayRenew = (world: World, card: CardRecord): boolean => renewableFrom(card) <= officeDay(world);
