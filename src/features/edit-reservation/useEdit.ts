import { useMemo, useState } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import { changesIn, editQuote, isEdited, quoteEdit } from '@/domain/edit/editQuote';
import type { WantedStay } from '@/domain/edit/editQuote';
import { reservedStayOf } from '@/domain/edit/editedStay';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { DateRange } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import { priceDifference } from '@/domain/price/priceDifference';
import type { PriceSummary } from '@/domain/price/priceSummary';
import { priceOf } from '@/domain/price/requote';
import type { Reservation } from '@/domain/reservation/reservation';
import type { RoomChoice } from '@/domain/stay/roomChoice';

/** A price that the API named instead of the one the guest saw, for what was wanted then. */
interface NamedPrice {
  readonly wanted: string;
  readonly seen: PriceSummary;
  readonly total: Money | null;
}

interface Basis {
  readonly reservation: Reservation;
  /** The days that are wanted; null for those that are reserved. */
  readonly dateChoices: DateRange | null;
  readonly choices: readonly RoomChoice[];
  /** The contact details that are wanted; null for those that are reserved. */
  readonly contact: ContactInformation | null;
  readonly offers: QueryResult<HotelOffers>;
}

/** What the guest wants of a reservation, what that changes, and what it costs. */
export function useEdit({ reservation, dateChoices, choices, contact, offers }: Basis) {
  const [isTyped, setTyped] = useState(false);
  const [named, setNamed] = useState<NamedPrice | null>(null);
  const found = offers.state === 'ready' ? offers.data : null;
  const reserved = useMemo(() => reservedStayOf(reservation), [reservation]);
  const dates = dateChoices ?? reserved.dates;
  const asked: WantedStay = { dates, choices, contact };
  const rooms = quoteEdit(reserved, asked, found);
  const wanted: WantedStay = { ...asked, choices: rooms.map(({ choice }) => choice) };
  const wantedKey = JSON.stringify([
    dates,
    choices.map(({ room, rate, extraServices }) => [
      room?.refId,
      rate?.refId,
      Object.values(extraServices).map(({ id, quantity }) => [id, quantity]),
    ]),
  ]);
  const price = named?.wanted === wantedKey ? named : null;
  const changes = changesIn(reserved, wanted);
  const quote = editQuote(reserved, rooms, price?.total ?? null);
  return {
    reserved,
    wanted,
    rooms,
    changes,
    quote,
    /** Something would be lost by leaving. */
    isDirty: isEdited(changes) || isTyped,
    /** Contact details are being typed that are not taken over yet. */
    setTyped,
    /** How the price differs from the one that the guest saw before the API named another; else null. */
    surprise: price && quote && priceDifference(price.seen, priceOf(wanted.choices, price.total)),
    /** The API asks another price than the guest saw. */
    namePrice: (total: Money | null) =>
      setNamed({ wanted: wantedKey, seen: priceOf(wanted.choices, price?.total ?? null), total }),
  };
}
