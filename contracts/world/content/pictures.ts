import type { Brand } from '@/domain/hotel';
import type { Localized } from '../localized';
import type { HotelRecord } from '../model';
import { hotelAlts } from './alts/hotelAlts';
import { roomAlt } from './alts/roomAlts';

/** A picture of the site's own set, with its alternative text. */
export interface PictureRecord {
  /** The card at 960 pixels; the site derives the names of the other shapes and widths. */
  readonly url: string;
  readonly alt: Localized;
}

const address = (folder: 'hotels' | 'rooms', name: string): string => `/images/${folder}/${name}-card-960.webp`;

/** The picture of a hotel in its own place, season and light. */
export function pictureOfHotel({ id, pictureOf = id }: Pick<HotelRecord, 'id' | 'pictureOf'>): PictureRecord {
  const alt = hotelAlts[pictureOf];
  if (!alt) throw new Error(`Nobody has said what the picture of hotel ${id} shows`);
  return { url: address('hotels', pictureOf), alt };
}

/** The picture of a kind of room as the hotels of one brand furnish it, by the room type's code. */
export const pictureOfRoom = (brand: Brand, code: string): PictureRecord => ({
  url: address('rooms', `${brand}-${code.toLowerCase()}`),
  alt: roomAlt(brand, code),
});
