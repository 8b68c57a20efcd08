import type { PaymentCard, Bank } from './payment';

/** The room concept a hotel belongs to; it decides the theme. */
export type Brand = 'original' | 'break' | 'solo' | 'heymo' | 'custom';

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
  readonly notifications: readonly { readonly level: 'ALERT' | 'INFO'; readonly message: string }[];
  readonly summary: string | null;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  readonly image: { readonly url: string; readonly alt: string } | null;
}

/** A hotel that a text names: enough to lead there. */
export interface HotelLink extends Pick<Hotel, 'id' | 'name'> {
  /** Null where the hotel has no page in the language. */
  readonly urlPath: string | null;
  readonly city: string;
}
