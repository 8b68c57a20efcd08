import { BottomBar } from '@/design-system/BottomBar';
import { Button } from '@/design-system/Button';
import { Price } from '@/design-system/Price';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';

export const examples: Examples = {
  'At the foot of a narrow window': () => (
    <div className="g-window">
      <Text tone="muted">Leveässä ikkunassa hinta on sivupalkissa, ja tämä rivi on poissa.</Text>
      <BottomBar>
        <Price amount="318,00 €" detail="2 yötä" />
        <Button>Jatka</Button>
      </BottomBar>
    </div>
  ),
};
