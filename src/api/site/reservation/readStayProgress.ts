import { graphql } from 'relay-runtime';
import type { StayProgress } from '@/domain/reservation/stayProgress';
import { readEach, readOptional } from '../../readEach';
import { readBoolean, readCount, readText } from '../../readLeaf';
import { readInstant } from '../../readTime';
import type { readStayProgress_stay$data } from './__generated__/readStayProgress_stay.graphql';

void graphql`
  fragment readStayProgress_stay on StayProgress @relay(mask: false) {
    roomsWithNotice
    checkedInAt
    checkedOutAt
    roomNumbers
    devices {
      id
      name
      isActive
    }
    mobileKeys {
      id
      roomIndex
      roomNumber
      deviceId
      validUntil
    }
  }
`;

/** What the online check-in and the keys of a reservation have come to. */
export const readStayProgress = (stay: readStayProgress_stay$data): StayProgress => ({
  roomsWithNotice: readEach(stay.roomsWithNotice, readCount),
  checkedInAt: readOptional(stay.checkedInAt, readInstant),
  checkedOutAt: readOptional(stay.checkedOutAt, readInstant),
  roomNumbers: readEach(stay.roomNumbers, readText),
  devices: readEach(stay.devices, ({ id, name, isActive }) => ({
    id: readText(id),
    name: readText(name),
    isActive: readBoolean(isActive),
  })),
  mobileKeys: readEach(stay.mobileKeys, ({ id, roomIndex, roomNumber, deviceId, validUntil }) => ({
    id: readText(id),
    roomIndex: readCount(roomIndex),
    roomNumber: readText(roomNumber),
    deviceId: readText(deviceId),
    validUntil: readInstant(validUntil),
  })),
});
