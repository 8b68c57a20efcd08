import type { Versions } from '@/api/versionSwitch';
import type { ChooseRateProps } from '@/features/choose-rate/ChooseRate';

export const chooseRate: Versions<ChooseRateProps> = {
  v1: () => import('@/features/choose-rate/booking-v1/ChooseRateV1').then((file) => file.ChooseRateV1),
  v2: () => import('@/features/choose-rate/booking-v2/ChooseRateV2').then((file) => file.ChooseRateV2),
};
