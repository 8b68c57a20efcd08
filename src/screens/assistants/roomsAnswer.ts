import { isFreeToCancel } from '@/domain/reservation/cancel';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { newRoomChoices } from '@/domain/stay/roomChoice';
import { placeParty } from '@/domain/stay/placement';
import { fewRoomsLeft, roomOptions } from '@/domain/stay/roomOptions';
import { amountOf, askedBack } from './answers';
import type { Seen } from './answers';
import type { AskedStay } from './askedStay';

/** The room types of a hotel for each room of the stay, as the step of rooms has them: facts, price, terms. */
export function roomsAnswer(offers: HotelOffers, asked: AskedStay, { roomsPage, now }: Seen) {
  const { criteria } = asked;
  const { hotel, unavailable, nearestDates, issues } = offers;
  const choices = newRoomChoices(placeParty(criteria.party));
  return {
    ...askedBack(asked),
    hotel: { id: hotel.id, name: hotel.name, checkIn: hotel.checkInTime, checkOut: hotel.checkOutTime },
    issues,
    whyNot: unavailable?.reason ?? null,
    nearestDates,
    rooms: choices.map((_, index) =>
      roomOptions(offers, { choices, index, wishes: [], isForOther: false, asked: null, now }).map((option) => {
        const { room, cheapest, lowestFree, blockedBy } = option;
        return {
          name: room.name,
          description: room.description,
          bed: room.bedSize,
          squareMetres: { from: room.minSize, to: room.maxSize },
          guests: { from: room.minOccupancy, to: room.maxOccupancy },
          bathroom: room.bathroomType,
          features: room.features,
          /** Null for a room that is not an accessible one; widths in centimetres. */
          accessibility: room.accessibility,
          totalPrice: amountOf(cheapest?.price ?? null),
          canBeCancelledFree: cheapest !== null && isFreeToCancel(cheapest.cancel, now),
          totalPriceWithFreeCancellation: amountOf(lowestFree),
          roomsLeft: fewRoomsLeft(option),
          whyNot: blockedBy,
        };
      }),
    ),
    roomsPage: roomsPage(criteria),
  };
}
