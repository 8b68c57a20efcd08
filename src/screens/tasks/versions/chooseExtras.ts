import type { Versions } from '@/api/versionSwitch';
import type { ChooseExtrasProps } from '@/features/choose-extras/ChooseExtras';

export const chooseExtras: Versions<ChooseExtrasProps> = {
  v1: () => import('@/features/choose-extras/booking-v1/ChooseExtrasV1').then((file) => file.ChooseExtrasV1),
  v2: () => import('@/features/choose-extras/booking-v2/ChooseExtrasV2').then((file) => file.ChooseExtrasV2),
};
