import { LinkButton } from '@/design-system/LinkButton';
import type { Examples } from '../example';
import { States } from '../States';
import { longWord } from '../samples';

export const examples: Examples = {
  Primary: () => (
    <States>
      <LinkButton href="#huoneet">Katso huoneet</LinkButton>
    </States>
  ),
  Secondary: () => (
    <States>
      <LinkButton href="#ohjeet" variant="secondary">
        Reittiohjeet
      </LinkButton>
    </States>
  ),
  'Name of another company': () => (
    <States>
      <LinkButton href="#kortti" variant="badge">
        Lisää Apple Walletiin
      </LinkButton>
    </States>
  ),
  'Long text': () => <LinkButton href="#pitka">{longWord}</LinkButton>,
};
