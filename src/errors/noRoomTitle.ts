import type { Unavailable } from '@/domain/search/unavailable';
import type { Translator } from '@/i18n/translator';

/** Whether the party fits in as many rooms as it asked for, only not as it is placed in them. */
export const fitsOtherwisePlaced = (unavailable: Unavailable | null, rooms: number): boolean =>
  unavailable?.reason === 'TOO_FEW_ROOMS' && unavailable.rooms !== null && unavailable.rooms <= rooms;

/** Why a hotel has no room for a party in that many rooms; neutral words where the API does not say. */
export function noRoomTitle(unavailable: Unavailable | null, rooms: number, { t, plural }: Translator): string {
  if (fitsOtherwisePlaced(unavailable, rooms)) return t('noRoom.AS_PLACED');
  const reason = unavailable?.reason ?? 'UNKNOWN';
  return reason === 'TOO_FEW_ROOMS' ? plural(`noRoom.${reason}`, rooms) : t(`noRoom.${reason}`);
}
