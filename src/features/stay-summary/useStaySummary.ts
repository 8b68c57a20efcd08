import { askedCode } from '@/domain/search/askedCode';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import type { Hotel } from '@/domain/content/hotel';
import type { DateRange } from '@/domain/localDate';
import { reservationCancelTerms } from '@/domain/reservation/cancel';
import { occupanciesOf } from '@/domain/stay/placement';
import { EMPTY_OCCUPANCY } from '@/domain/stay/party';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import type { PriceSummary } from '@/domain/price/priceSummary';
import { priceOf } from '@/domain/price/requote';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { useReservationFlow } from '@/state/reservationFlowState';
import type { RoomInSummary } from './SummaryRoom';

export interface StayInSummary {
  readonly hotel: Hotel;
  readonly stay: DateRange;
  readonly rooms: readonly RoomInSummary[];
  /** The rooms that have a rate. */
  readonly price: PriceSummary;
  /** True when every room has a rate. */
  readonly isWhole: boolean;
  /** Null until every room has a rate. */
  readonly cancel: CancelTerms | null;
}

/**
 * The summary of the stay from the stored flow; null before a flow has begun.
 * @param picked choices that a step shows before they are stored
 */
export function useStaySummary(picked: readonly RoomChoice[] | null = null): StayInSummary | null {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  const { criteria, hotel } = flow;
  const roomChoices = picked ?? flow.roomChoices;
  if (!criteria || !hotel) return null;
  const occupancies = occupanciesOf(flow.roomPlacement);
  const chosen = roomChoices.flatMap(({ offer }) => (offer ? [offer] : []));
  // The price has a room for each that has an offer, in their order.
  const priced = [...roomChoices.keys()].filter((index) => roomChoices[index]?.offer);
  const price = priceOf(roomChoices, picked ? null : flow.checkAndConfirm.agreedTotal);
  const isWhole = chosen.length === roomChoices.length;
  return {
    hotel,
    stay: criteria,
    rooms: roomChoices.map((choice, index) => ({
      choice,
      occupancy: occupancies[index] ?? EMPTY_OCCUPANCY,
      summary: price.rooms[priced.indexOf(index)] ?? null,
      changeHref: hrefOf('chooseRoom', locale, { room: index }),
      asked: askedCode(criteria),
    })),
    price,
    isWhole,
    cancel: isWhole ? reservationCancelTerms(chosen) : null,
  };
}
