import type { CallContext } from '../../callContext';
import { hotelTime } from '../../wire/presentInstruction';
import { keysEndAt } from '../../world/rules/keys';
import type { BookingRecord } from '../../world/store/bookingRecord';
import { devicesOf, mobileKeysOf, type DeviceRecord, type MobileKeyRecord } from '../../world/store/keys';
import { roomsWithNotice } from '../../world/store/notices';
import { stayOf } from '../../world/store/stays';

export const presentDevice = ({ id, name, isActive }: DeviceRecord) => ({ id, name, isActive });

export const presentMobileKey = (
  { world }: CallContext,
  booking: BookingRecord,
  { id, roomIndex, deviceId }: MobileKeyRecord,
) => ({
  id,
  roomIndex,
  roomNumber: stayOf(world.store, booking.number)?.roomNumbers[roomIndex],
  deviceId,
  validUntil: hotelTime(keysEndAt(booking), booking.hotelId),
});

/** What the online check-in and the keys have come to; null for a booking that was never confirmed. */
export const presentStay = (context: CallContext, booking: BookingRecord) => {
  if (booking.state !== 'BOOKED') return null;
  const { number, hotelId } = booking;
  const { store } = context.world;
  const stay = stayOf(store, number);
  return {
    roomsWithNotice: roomsWithNotice(store, number),
    checkedInAt: hotelTime(stay?.checkedInAt ?? null, hotelId),
    checkedOutAt: hotelTime(stay?.checkedOutAt ?? null, hotelId),
    roomNumbers: stay?.roomNumbers ?? [],
    devices: devicesOf(store, number).map(presentDevice),
    mobileKeys: mobileKeysOf(store, number).map((key) => presentMobileKey(context, booking, key)),
  };
};
