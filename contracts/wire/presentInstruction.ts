import { isoIn } from '../world/calendar';
import type { Caller } from '../world/context';
import { hotelById } from '../world/hotels/allHotels';
import { cityOf } from '../world/places';
import type { Instruction } from '../world/rules/payments';

/** An instant in the hotel's own time; null stays null. */
export const hotelTime = (instant: number | null, hotelId: string): string | null =>
  instant === null ? null : isoIn(instant, cityOf(hotelById(hotelId)).timeZone);

/** The next step of a payment, apart from its amount. */
export const presentInstruction = (
  { twist }: Caller,
  { paymentId, flow, method, url, expiresAt }: Instruction,
  hotelId: string,
) => ({
  paymentId,
  flow,
  method,
  url: url === null || twist.paymentUrl === undefined ? url : twist.paymentUrl,
  expiresAt: hotelTime(expiresAt, hotelId),
});
