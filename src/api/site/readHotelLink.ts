import { graphql } from 'relay-runtime';
import type { HotelLink } from '@/domain/content/hotel';
import { readText } from '../readLeaf';
import type { readHotelLink_hotel$data } from './__generated__/readHotelLink_hotel.graphql';

void graphql`
  fragment readHotelLink_hotel on Hotel @relay(mask: false) {
    id
    locale
    name
    urlPath
    city
  }
`;

/** A hotel that a text names, asked by `hotels { ...readHotelLink_hotel @relay(mask: false) }`. */
export function readHotelLink({ id, name, urlPath, city }: readHotelLink_hotel$data): HotelLink {
  return { id: readText(id), name: readText(name), urlPath: readText(urlPath), city: readText(city) };
}
