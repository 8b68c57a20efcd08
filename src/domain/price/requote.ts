import { isPricedExtra } from '../stay/extras';
import type { ChosenExtra } from '../stay/extras';
import { EMPTY_ROOM_CHOICE } from '../stay/roomChoice';
import type { RoomChoice } from '../stay/roomChoice';
import type { RestrictionReason } from '../rate/ratePlan';
import { blockedBy, isMetBySigningIn } from '../rate/rates';
import type { HotelOffers } from '../search/hotelOffers';
import { isSameMoney } from '../money';
import type { Money } from '../money';
import type { CancelTerms } from '../stay/roomOffer';
import { priceDifference } from './priceDifference';
import type { PriceDifference } from './priceDifference';
import { renewExtras } from '../stay/renewExtras';
import { summarise, withAgreedTotal } from './priceSummary';
import type { PriceSummary } from './priceSummary';
import { withTravelCots } from '../stay/travelCots';

/** Cancel terms of a room that changed. */
export interface ChangedTerms {
  readonly roomIndex: number;
  readonly before: CancelTerms;
  readonly after: CancelTerms;
}

/** Extras of a room that cost nothing and are sold no longer, or not as many: no price shows that. */
export interface LostExtras {
  readonly roomIndex: number;
  /** As many as are lost. */
  readonly extras: readonly Pick<ChosenExtra, 'name' | 'quantity'>[];
}

/** A room that cannot be had as it was chosen: it was taken, or its rate is not for this guest, for these reasons. */
export interface LostRoom {
  readonly roomIndex: number;
  /** Empty when it was taken. */
  readonly closedBy: readonly RestrictionReason[];
}

/** The result of asking the price again: the same, other prices, terms or extras, or rooms that cannot be had. */
export type Requote =
  | { readonly kind: 'same'; readonly choices: readonly RoomChoice[] }
  | {
      readonly kind: 'changed';
      readonly choices: readonly RoomChoice[];
      readonly terms: readonly ChangedTerms[];
      readonly lost: readonly LostExtras[];
    }
  | { readonly kind: 'gone'; readonly rooms: readonly LostRoom[] };

/** Who the price is asked again for. */
export interface Asking {
  readonly isForOther: boolean;
  readonly isSignedIn: boolean;
}

/**
 * The price of what is chosen; rooms without an offer cost nothing yet.
 * @param agreedTotal a total that the guest agreed to although the lines add up to another one
 */
export function priceOf(choices: readonly RoomChoice[], agreedTotal: Money | null = null): PriceSummary {
  const summary = summarise(
    choices.flatMap(({ offer, extraServices, travelCot }) =>
      offer
        ? [{ offer: withTravelCots(offer, travelCot), extras: Object.values(extraServices).filter(isPricedExtra) }]
        : [],
    ),
  );
  return agreedTotal ? withAgreedTotal(summary, agreedTotal) : summary;
}

/**
 * Compares what the guest chose with what the hotel offers now. `choices` of the result have today's prices, terms and
 * ways to pay, and no extra that is no longer sold.
 */
export function requote(choices: readonly RoomChoice[], found: HotelOffers, asking: Asking): Requote {
  const renewed = choices.map((_, roomIndex) => renewedChoice(choices, roomIndex, found, asking));
  const gone = renewed.flatMap((room) => ('closedBy' in room ? [room] : []));
  if (gone.length > 0) return { kind: 'gone', rooms: gone };
  const today = renewExtras(
    renewed.flatMap((room) => ('closedBy' in room ? [] : [room])),
    found,
  );
  const terms = changedTerms(choices, today);
  const lost = lostExtras(choices, today);
  const isSame = terms.length === 0 && lost.length === 0 && isSamePrice(choices, today);
  return isSame ? { kind: 'same', choices: today } : { kind: 'changed', choices: today, terms, lost };
}

const requiredBy = { ASOM: 'ASOM_REQUIRED', S_CARD: 'S_CARD_REQUIRED', NONE: null } as const;

/**
 * Why a rate is not sold to this guest although it was before: its conditions that the answer was not asked with. An
 * answer for a guest who is not signed in may leave member rates out.
 */
function conditionsLost(
  { rate }: Pick<RoomChoice, 'rate'>,
  { memberships }: HotelOffers,
  { isSignedIn }: Asking,
): readonly RestrictionReason[] {
  if (!rate) return [];
  const required = rate.loyaltyType !== 'NONE' && !memberships.includes(rate.loyaltyType);
  const ofMembers = required ? [requiredBy[rate.loyaltyType]] : [];
  const ofGuests = isSignedIn ? [] : rate.restrictions.filter(isMetBySigningIn);
  return [...new Set([...ofMembers, ...ofGuests])].filter((reason) => reason !== null);
}

/** The choice at today's price, or why the room cannot be had any more. */
function renewedChoice(
  choices: readonly RoomChoice[],
  roomIndex: number,
  found: HotelOffers,
  asking: Asking,
): LostRoom | RoomChoice {
  const { configurations, offers, rates } = found;
  const choice = choices[roomIndex] ?? EMPTY_ROOM_CHOICE;
  const configuration = configurations.find((each) => each.roomIndex === roomIndex);
  const offer = offers.find(
    (each) =>
      each.roomConfigurationId === configuration?.id &&
      each.roomTypeRefId === choice.offer?.roomTypeRefId &&
      each.rateRefId === choice.offer.rateRefId,
  );
  // When one room of a type is left for two choices, the second of them is gone.
  const nth = choices.slice(0, roomIndex + 1).filter((each) => each.room?.refId === choice.room?.refId).length;
  if (!offer) return { roomIndex, closedBy: conditionsLost(choice, found, asking) };
  if (offer.roomsLeft !== null && offer.roomsLeft < nth) return { roomIndex, closedBy: [] };
  const rate = rates.find(({ refId }) => refId === offer.rateRefId) ?? choice.rate;
  const closedBy = rate ? blockedBy({ rate, offer }, asking) : [];
  if (closedBy.length > 0) return { roomIndex, closedBy };
  return { ...choice, offer, rate };
}

const isSameTerms = (a: CancelTerms, b: CancelTerms): boolean =>
  a.kind === 'free' && b.kind === 'free' ? Date.parse(a.until) === Date.parse(b.until) : a.kind === b.kind;

function changedTerms(before: readonly RoomChoice[], after: readonly RoomChoice[]): readonly ChangedTerms[] {
  return before.flatMap(({ offer }, roomIndex): ChangedTerms[] => {
    const now = after[roomIndex]?.offer;
    if (!offer || !now || isSameTerms(offer.cancel, now.cancel)) return [];
    return [{ roomIndex, before: offer.cancel, after: now.cancel }];
  });
}

function lostExtras(before: readonly RoomChoice[], after: readonly RoomChoice[]): readonly LostExtras[] {
  return before.flatMap(({ extraServices }, roomIndex): LostExtras[] => {
    const extras = Object.values(extraServices).flatMap(({ id, name, expectedUnitPrice, quantity }) => {
      const fewer = quantity - (after[roomIndex]?.extraServices[id]?.quantity ?? 0);
      const isFree = (expectedUnitPrice?.amount ?? 0) === 0;
      return isFree && fewer > 0 ? [{ name, quantity: fewer }] : [];
    });
    return extras.length > 0 ? [{ roomIndex, extras }] : [];
  });
}

const isSamePrice = (before: readonly RoomChoice[], after: readonly RoomChoice[]): boolean =>
  isSameSummary(priceOf(before), priceOf(after));

function isSameSummary(a: PriceSummary, b: PriceSummary): boolean {
  return (
    isSameMoney(a.total, b.total) &&
    a.otherTotals.length === b.otherTotals.length &&
    a.otherTotals.every((total, index) => {
      const other = b.otherTotals[index];
      return other !== undefined && isSameMoney(total, other);
    })
  );
}

/** A price, terms or extras that changed since the guest saw them: nothing is ordered until they accept. */
export interface OfferChange {
  readonly difference: PriceDifference;
  readonly terms: readonly ChangedTerms[];
  readonly lost: readonly LostExtras[];
  /** The same choices as they are now. */
  readonly choices: readonly RoomChoice[];
  /** The total to agree to, where it is not the sum of the lines; else null. */
  readonly agreedTotal: Money | null;
}

/**
 * What changed since the guest chose; null when nothing did.
 * @param agreedTotal the total agreed to before, if any
 * @param asked the total with which an order was refused: it is valid even when the search still shows another price
 */
export function offerChange(
  choices: readonly RoomChoice[],
  agreedTotal: Money | null,
  quote: Exclude<Requote, { readonly kind: 'gone' }>,
  asked: Money | null,
): OfferChange | null {
  const sum = priceOf(quote.choices).total;
  const isOtherThanSum = asked !== null && !isSameMoney(asked, sum);
  if (quote.kind === 'same' && !isOtherThanSum) return null;
  const agreed = isOtherThanSum ? asked : null;
  const { terms, lost } = quote.kind === 'changed' ? quote : { terms: [], lost: [] };
  const [before, after] = [priceOf(choices, agreedTotal), priceOf(quote.choices, agreed)];
  // The search has caught up with what the guest agreed to.
  if (terms.length === 0 && lost.length === 0 && isSameSummary(before, after)) return null;
  return {
    difference: priceDifference(before, after),
    terms,
    lost,
    choices: quote.choices,
    agreedTotal: agreed,
  };
}
