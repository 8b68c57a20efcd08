import type { Unavailable } from '@/domain/search/unavailable';
import type { Translator } from '@/i18n/translator';

/** Another number of rooms than asked for, in which a hotel has room for the party; null when none helps. */
export function otherRooms(unavailable: Unavailable | null, asked: number): number | null {
  const rooms = unavailable?.rooms ?? null;
  return rooms === asked ? null : rooms;
}

/** Whether the party fits in as many rooms as it asked for, only not as it is placed in them. */
export const fitsOtherwisePlaced = (unavailable: Unavailable | null, rooms: number): boolean =>
  unavailable?.reason === 'TOO_FEW_ROOMS' && unavailable.rooms === rooms;

/**
 * Why a hotel has no room for a party in that many rooms; neutral words where the API does not say.
 * @param canSpread whether the party can be placed otherwise in these rooms
 */
export function noRoomTitle(
  unavailable: Unavailable | null,
  rooms: number,
  { t, plural }: Translator,
  canSpread = false,
): string {
  if (canSpread && fitsOtherwisePlaced(unavailable, rooms)) return t('noRoom.AS_PLACED');
  const reason = unavailable?.reason ?? 'UNKNOWN';
  if (reason !== 'TOO_FEW_ROOMS') return t(`noRoom.${reason}`);
  // That so many are not enough would be untrue where no more would do.
  const areEnough = (unavailable?.rooms ?? Infinity) <= rooms;
  return areEnough ? t('noRoom.UNKNOWN') : plural('noRoom.TOO_FEW_ROOMS', rooms);
}
