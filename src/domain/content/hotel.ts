import { knownOr } from '../known';
import type { PaymentCard, Bank } from '../payment/payment';

/** The room concepts, which decide the theme. Hotels of `custom` have a look of no concept. */
export const brands = ['original', 'break', 'solo', 'heymo', 'custom'] as const;
export type Brand = (typeof brands)[number];

/** A brand by its name in either API, which spell it in small letters or capitals. An unknown one gets the neutral look. */
export const parseBrand = (name: unknown): Brand =>
  knownOr(typeof name === 'string' ? name.toLowerCase() : name, brands, 'custom');

export const notificationLevels = ['ALERT', 'INFO'] as const;

/** A message of one hotel to its guests. */
export interface HotelNotification {
  readonly level: (typeof notificationLevels)[number];
  readonly message: string;
}

export const parseNotificationLevel = (level: unknown): HotelNotification['level'] =>
  knownOr(level, notificationLevels, 'INFO');

export interface Address {
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly countryCode: string;
}

/** A hotel, as lists and the flow show it. */
export interface Hotel {
  readonly id: string;
  readonly name: string;
  readonly brand: Brand;
  readonly urlPath: string;
  readonly address: Address;
  readonly email: string;
  readonly phone: { readonly number: string; readonly rate: string };
  /** `HH:MM`, hotel time. */
  readonly checkInTime: string;
  readonly checkOutTime: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly company: { readonly name: string; readonly businessId: string };
  readonly cards: readonly PaymentCard[];
  readonly banks: readonly Bank[];
  readonly notifications: readonly HotelNotification[];
  readonly summary: string | null;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  readonly image: { readonly url: string; readonly alt: string } | null;
  /** Address of its own mark; null for a hotel of the chain's name, and where it was not asked for. */
  readonly logo: string | null;
}

/** A hotel of a stay, before the API has described it. */
export type KnownHotel = Pick<Hotel, 'name' | 'brand' | 'image'>;

/** A hotel that a text names: enough to lead there. */
export interface HotelLink extends Pick<Hotel, 'id' | 'name'> {
  /** Null where the hotel has no page in the language. */
  readonly urlPath: string | null;
  readonly city: string;
}
