import type { HotelRecord } from '../model';
import { helsinkiHotels } from './helsinki';
import { lakelandHotels } from './lakeland';
import { northernHotels } from './north';
import { southernHotels } from './south';
import { tallinnHotels } from './tallinn';

/** Every hotel of the chain. */
export const allHotels: readonly HotelRecord[] = [
  ...helsinkiHotels,
  ...southernHotels,
  ...lakelandHotels,
  ...northernHotels,
  ...tallinnHotels,
];

const byId = new Map(allHotels.map((hotel) => [hotel.id, hotel]));

/** One hotel, or undefined when the chain has none by that id. */
export const findHotel = (id: string): HotelRecord | undefined => byId.get(id);

/** One hotel that is known to exist. */
export const hotelById = (id: string): HotelRecord => {
  const hotel = byId.get(id);
  if (!hotel) throw new Error(`No hotel ${id}`);
  return hotel;
};
