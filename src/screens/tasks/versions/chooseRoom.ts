import type { Versions } from '@/api/versionSwitch';
import type { ChooseRoomProps } from '@/features/choose-room/ChooseRoom';

export const chooseRoom: Versions<ChooseRoomProps> = {
  v1: () => import('@/features/choose-room/booking-v1/ChooseRoomV1').then((file) => file.ChooseRoomV1),
  v2: () => import('@/features/choose-room/booking-v2/ChooseRoomV2').then((file) => file.ChooseRoomV2),
};
