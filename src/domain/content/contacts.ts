import type { Hotel } from './hotel';
import type { PageMeta } from './pageMeta';
import type { RichText } from './richText';

/** A number and the price of a call to it, as text: the two are always shown together. */
export interface Phone {
  readonly number: string;
  readonly rate: string;
}

/** One number to call about one thing. */
export interface ServiceNumber {
  readonly name: string;
  readonly about: string;
  readonly phone: Phone;
  /** Opening hours, as text. */
  readonly hours: string;
  readonly email: string | null;
}

/** How to reach the chain, and what a call costs. */
export interface Contacts {
  readonly title: string;
  readonly lead: string | null;
  readonly numbers: readonly ServiceNumber[];
  readonly callRates: RichText;
  readonly meta: PageMeta;
}

/** How to reach one hotel. */
export interface HotelContact extends Pick<Hotel, 'email' | 'id' | 'name' | 'urlPath'> {
  readonly phone: Phone;
  readonly street: string;
  /** Postal code and city. */
  readonly postal: string;
}

/** The hotels of one place. */
export interface PlaceContacts {
  readonly place: string;
  readonly hotels: readonly HotelContact[];
}
