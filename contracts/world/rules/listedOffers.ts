import { choosableOffers } from '@/domain/search/offeredStay';
import { isRoomAsWished, roomWishes } from '@/domain/search/wishes';
import { offeredStay } from './offeredStay';
import { configurationId, type HotelAnswer, type Offer } from './search';

const codeKinds: readonly string[] = ['promotion', 'company', 'block'];

/** What an offer has that a guest may want, whatever it costs. */
const hasOf = ({ plan, roomType }: Offer, rateCode: string | null): readonly boolean[] => [
  plan.breakfast,
  codeKinds.includes(plan.key.kind),
  plan.loyaltyType !== 'NONE',
  plan.code === rateCode,
  ...roomWishes.map((wish) => isRoomAsWished(roomType, wish)),
];

interface Compared {
  readonly offer: Offer;
  readonly has: readonly boolean[];
  /** Milliseconds until which it can be cancelled. */
  readonly until: number;
}

/** Whether `a` costs no more than `b` and has all that it has. Of other room types it must cost less: rooms are counted. */
function isBetter(a: Compared, b: Compared): boolean {
  const [one, other] = [a.offer.price.total, b.offer.price.total];
  const isSameType = a.offer.roomType === b.offer.roomType;
  return (
    one.currency === other.currency &&
    (isSameType ? one.amount <= other.amount : one.amount < other.amount) &&
    a.until >= b.until &&
    a.has.every((has, index) => has || !b.has[index])
  );
}

/** The offers for one room of the search that no guest is better off without. */
function worthListing(offers: readonly Offer[], { search }: HotelAnswer, rateCode: string | null): readonly Offer[] {
  const compared = offers.map((offer) => ({ offer, has: hasOf(offer, rateCode), until: offer.cancelBy ?? -Infinity }));
  return compared
    .filter((each, index) => {
      const better = compared.filter(
        // Of two that are as good as each other the first stays.
        (other, place) => isBetter(other, each) && !(place >= index && isBetter(each, other)),
      );
      const types = new Set(better.map(({ offer }) => offer.roomType));
      // The other rooms of the stay may take as many room types as they are, but one.
      return !types.has(each.offer.roomType) && types.size < search.rooms.length;
    })
    .map(({ offer }) => offer);
}

/**
 * A hotel's answer with the offers that decide what a list shows of it, whatever the guest's wishes are: its prices and
 * their conditions, and why nothing can be chosen.
 */
export function listedAnswer(answer: HotelAnswer, rateCode: string | null): HotelAnswer {
  const { offers, search } = answer;
  const stay = offeredStay(answer);
  const chosen = search.rooms.flatMap((_, roomIndex) => {
    const choosable = choosableOffers(stay, configurationId(roomIndex), false);
    return worthListing(
      choosable.map(({ offer }) => offer.record),
      answer,
      rateCode,
    );
  });
  const reasons = new Map<string, Offer>();
  for (const offer of offers.filter(({ unmet }) => unmet.length > 0)) {
    const reason = [...offer.unmet, codeKinds.includes(offer.plan.key.kind), offer.plan.code === rateCode].join();
    if (!reasons.has(reason)) reasons.set(reason, offer);
  }
  const kept = new Set([...chosen, ...reasons.values()]);
  const listed = offers.filter((offer) => kept.has(offer));
  return {
    ...answer,
    offers: listed,
    roomTypes: answer.roomTypes.filter((type) => listed.some(({ roomType }) => roomType === type)),
    plans: answer.plans.filter(({ code }) => listed.some(({ plan }) => plan.code === code)),
    extras: [],
  };
}
