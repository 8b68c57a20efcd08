import type { HotelLink } from '@/domain/hotel';
import { readText } from '../readLeaf';

/** A hotel that a text names, as queries ask it: `hotels { id locale name urlPath city }`. */
export function readHotelLink({ id, name, urlPath, city }: HotelLink): HotelLink {
  return { id: readText(id), name: readText(name), urlPath: readText(urlPath), city: readText(city) };
}
