import { Icon } from '@/design-system/Icon';
import { Mail } from '@/design-system/icons';
import { Link } from '@/design-system/Link';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { States } from '../States';
import { longWord } from '../samples';

export const examples: Examples = {
  'In text': () => (
    <Text>
      Lue <Link href="#ehdot">varausehdot</Link> ennen kuin varaat, tai katso <Link href="#liput">{longWord}</Link>.
    </Text>
  ),
  Alone: () => (
    <States>
      <Link href="#posti" tone="alone">
        <Icon of={Mail} size="small" />
        Kirjoita meille
      </Link>
    </States>
  ),
  Subtle: () => (
    <States>
      <Link href="#hotellit" tone="subtle">
        Kaikki hotellit
      </Link>
    </States>
  ),
};
