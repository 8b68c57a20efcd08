import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { Search, X } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import type { Examples } from '../example';
import { States } from '../States';
import { longWord } from '../samples';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const examples: Examples = {
  Primary: () => (
    <States>
      <Button>Varaa huone</Button>
    </States>
  ),
  Secondary: () => (
    <States>
      <Button variant="secondary">Muuta hakua</Button>
    </States>
  ),
  Quiet: () => (
    <States>
      <Button variant="quiet">Näytä lisää</Button>
    </States>
  ),
  Danger: () => (
    <States>
      <Button variant="danger">Peru varaus</Button>
    </States>
  ),
  Disabled: () => (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Ei nyt
        </Button>
      ))}
    </Inline>
  ),
  Loading: () => (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} isLoading loadingLabel="Haetaan">
          Varaa huone
        </Button>
      ))}
    </Inline>
  ),
  Sizes: () => (
    <Inline>
      <Button size="small">Pieni</Button>
      <Button>Tavallinen</Button>
      <Button size="large">
        <Icon of={Search} />
        Suuri
      </Button>
    </Inline>
  ),
  'Icon only': () => (
    <States>
      <Button variant="secondary" iconOnly aria-label="Sulje">
        <Icon of={X} />
      </Button>
    </States>
  ),
  'Full width, long text': () => <Button fullWidth>{longWord}</Button>,
};
