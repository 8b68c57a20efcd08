import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Failure } from '@/domain/failure';
import type { PassengerNotice } from '@/domain/reservation/passengerNotice';
import type { Result } from '@/domain/result';

/** The code that the kiosk turns into a key card. */
export interface CardCode {
  readonly code: string;
  /** ISO 8601. */
  readonly validUntil: string;
}

/** What a guest can do about a stay. What they change is on the reservation when it is loaded again. */
export interface StayCalls {
  readonly saveNotice: (key: BookingKey, roomIndex: number, notice: PassengerNotice) => Promise<Result<Failure, null>>;
  readonly checkIn: (key: BookingKey) => Promise<Result<Failure, null>>;
  readonly checkOut: (key: BookingKey) => Promise<Result<Failure, null>>;
  readonly registerPhone: (key: BookingKey, name: string) => Promise<Result<Failure, null>>;
  readonly removePhone: (key: BookingKey, deviceId: string) => Promise<Result<Failure, null>>;
  readonly makeKey: (key: BookingKey, roomIndex: number, deviceId: string | null) => Promise<Result<Failure, null>>;
  readonly makeCardCode: (key: BookingKey, roomIndex: number) => Promise<Result<Failure, CardCode>>;
}
