import { instantOf } from '../localDate';
import type { Reservation } from './reservation';
import type { WalletPass } from './walletPass';

/** The passes that a guest is offered: none of a stay that is cancelled or over. `now` in milliseconds. */
export function offeredPasses(
  { status, stay, hotel, walletPasses }: Pick<Reservation, 'status' | 'stay' | 'hotel' | 'walletPasses'>,
  now: number,
): readonly WalletPass[] {
  const isOver = status === 'PAST_STAY' || now >= instantOf(stay.endDate, hotel.checkOutTime, hotel.timeZone);
  return status === 'CANCELLED' || isOver ? [] : walletPasses;
}
