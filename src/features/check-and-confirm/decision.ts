import type { OrderRefusal } from '@/api/bookingCalls';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { Money } from '@/domain/money';
import { explainedBy, isMetBySigningIn } from '@/domain/rate/rates';
import { offerChange } from '@/domain/price/requote';
import type { LostRoom, OfferChange, Requote } from '@/domain/price/requote';

/** What the guest has to decide before anything can be ordered. */
export interface Decision {
  /** Why the order cannot be made as it is; empty when only the offer changed. */
  readonly problems: readonly Failure[];
  /** How price or terms differ from what the guest saw. */
  readonly change: OfferChange | null;
}

/** Why a room cannot be ordered: whoever may have signed out is asked to sign in, and is not told that it is gone. */
function lossOf({ roomIndex, closedBy }: LostRoom, isSignedIn: boolean): Failure {
  const [restriction] = explainedBy(closedBy);
  if (restriction === undefined) return failureOf('booking', 'ROOM_NOT_AVAILABLE', { roomIndex });
  if (!isSignedIn && isMetBySigningIn(restriction)) {
    return failureOf('authorization', 'AUTHORIZATION_EXPIRED', { roomIndex });
  }
  return failureOf('booking', 'BONUS_FORBIDDEN', { roomIndex, restriction });
}

/**
 * What the guest has to decide before the order, from the newest price and the last refusal; null when nothing.
 * A refusal for a price or a problem counts even when the newest search does not show it.
 */
export function decisionOf(
  choices: readonly RoomChoice[],
  agreedTotal: Money | null,
  quote: Requote,
  { refusal, isSignedIn }: { readonly refusal: OrderRefusal | null; readonly isSignedIn: boolean },
): Decision | null {
  const refused = refusal?.failures ?? [];
  if (quote.kind === 'gone') {
    const known = refused.flatMap(({ roomIndex }) => roomIndex ?? []);
    const lost = quote.rooms.filter(({ roomIndex }) => !known.includes(roomIndex));
    return { problems: [...refused, ...lost.map((room) => lossOf(room, isSignedIn))], change: null };
  }
  const change = offerChange(choices, agreedTotal, quote, refusal?.price?.actual ?? null);
  const isPriceUnexplained = refusal !== null && refusal.price !== null && change === null;
  const problems = isPriceUnexplained ? [...refused, failureOf('booking', 'PRICE_CHANGE')] : refused;
  // The change itself already says that the price has changed.
  const otherProblems = change ? problems.filter(({ code }) => code !== 'PRICE_CHANGE') : problems;
  return otherProblems.length > 0 || change ? { problems: otherProblems, change } : null;
}
