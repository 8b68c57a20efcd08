import type { HotelRecord } from '../model';
import { helsinkiHotels } from './helsinki';
import { lakelandHotels } from './lakeland';
import { northernHotels } from './north';
import { southernHotels } from './south';
import { tallinnHotels } from './tallinn';

/** Every hotel of the chain itself. */
export const allHotels: readonly HotelRecord[] = [
  ...helsinkiHotels,
  ...southernHotels,
  ...lakelandHotels,
  ...northernHotels,
  ...tallinnHotels,
];

const byId = new Map(allHotels.map((hotel) => [hotel.id, hotel]));

/** Hotels besides the chain's own: generated ones, and those that a test opens. Shared by the whole process. */
const opened = new Map<string, HotelRecord>();

/** Adds hotels to the chain, for every search and page from now on. */
export const openHotels = (hotels: readonly HotelRecord[]): void => {
  for (const hotel of hotels) opened.set(hotel.id, hotel);
};

/** Removes a hotel that was added; the chain's own stay. */
export const closeHotel = (id: string): void => {
  opened.delete(id);
};

/** The chain's own hotels and those that were added. */
export const hotelsOfChain = (): readonly HotelRecord[] => [...allHotels, ...opened.values()];

/** One hotel, or undefined when the id is unknown. */
export const findHotel = (id: string): HotelRecord | undefined => byId.get(id) ?? opened.get(id);

/** One hotel whose id is known to exist. Throws otherwise. */
export const hotelById = (id: string): HotelRecord => {
  const hotel = findHotel(id);
  if (!hotel) throw new Error(`No hotel ${id}`);
  return hotel;
};
