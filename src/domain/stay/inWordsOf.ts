import type { HotelOffers } from '../search/hotelOffers';
import type { RoomChoice } from './roomChoice';
import type { PriceLine, RoomOffer } from './roomOffer';

/** What an answer calls rooms, rates, lines and extras. */
type Words = Pick<HotelOffers, 'configurations' | 'extraServices' | 'offers' | 'rates' | 'roomTypes'>;

/** Lines of one kind and day are the same ones in their order, whatever they are called. */
function labelled(lines: readonly PriceLine[], now: readonly PriceLine[]): readonly PriceLine[] {
  const left = [...now];
  return lines.map((line) => {
    const place = left.findIndex(({ kind, date }) => kind === line.kind && date === line.date);
    const [same] = place < 0 ? [] : left.splice(place, 1);
    return same ? { ...line, label: same.label } : line;
  });
}

function offerInWords(offer: RoomOffer, roomIndex: number, { configurations, offers }: Words): RoomOffer {
  const room = configurations.find((each) => each.roomIndex === roomIndex);
  const now = offers.find(
    (each) =>
      each.roomConfigurationId === room?.id &&
      each.roomTypeRefId === offer.roomTypeRefId &&
      each.rateRefId === offer.rateRefId,
  );
  return now ? { ...offer, lines: labelled(offer.lines, now.lines) } : offer;
}

/**
 * The choices as an answer in the language of the page calls them: the guest may have changed it since they chose.
 * Prices, terms and what was chosen stay as they were seen; what the answer does not have keeps its words.
 */
export function inWordsOf(choices: readonly RoomChoice[], found: Words): readonly RoomChoice[] {
  return choices.map((choice, roomIndex) => {
    const { room, rate, offer, extraServices } = choice;
    const nowRoom = found.roomTypes.find(({ refId }) => refId === room?.refId);
    const nowRate = found.rates.find(({ refId }) => refId === rate?.refId);
    const extras = Object.entries(extraServices).map(([id, extra]) => {
      const now = found.extraServices?.find((each) => each.id === id);
      return [id, now ? { ...extra, name: now.name } : extra] as const;
    });
    return {
      ...choice,
      room:
        room && nowRoom
          ? { ...room, name: nowRoom.name, description: nowRoom.description, pictures: nowRoom.pictures }
          : room,
      rate:
        rate && nowRate
          ? { ...rate, name: nowRate.name, description: nowRate.description, includes: nowRate.includes }
          : rate,
      offer: offer && offerInWords(offer, roomIndex, found),
      extraServices: Object.fromEntries(extras),
    };
  });
}
