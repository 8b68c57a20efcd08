import { Icon } from '@/design-system/Icon';
import { BedDouble, Coffee, PawPrint } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import type { Examples } from '../example';

export const examples: Examples = {
  Sizes: () => (
    <Inline gap={5}>
      <Icon of={BedDouble} size="small" />
      <Icon of={Coffee} />
      <Icon of={PawPrint} size="large" />
    </Inline>
  ),
};
