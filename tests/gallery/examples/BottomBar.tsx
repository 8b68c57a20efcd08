import { BottomBar } from '@/design-system/BottomBar';
import { Button } from '@/design-system/Button';
import { Price } from '@/design-system/Price';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';

export const examples: Examples = {
  'At the foot of the window': () => (
    <div className="g-window">
      <Text tone="muted">Rivi pysyy näkyvissä, vaikka sivu vierii.</Text>
      <BottomBar beside={<Price amount="318,00 €" detail="2 yötä" />}>
        <Price amount="318,00 €" detail="2 yötä" />
        <Button>Jatka</Button>
      </BottomBar>
    </div>
  ),
};
