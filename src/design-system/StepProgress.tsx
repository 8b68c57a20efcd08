import type { ElementType } from 'react';
import { Icon } from './Icon';
import { Check } from './icons';
import { Item, List, Words } from './StepProgress.styles';
import { VisuallyHidden } from './VisuallyHidden';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly state: 'complete' | 'current' | 'upcoming';
  /** Where the guest may go back to. */
  readonly href?: string;
}

interface StepProgressProps {
  /** Name of the list, such as "steps of your booking". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Read after the name of a completed step. */
  readonly completeLabel: string;
  /** The component that draws a link, such as the router's. */
  readonly linkAs?: ElementType;
}

export function StepProgress({ label, steps, completeLabel, linkAs = 'a' }: StepProgressProps) {
  return (
    <nav aria-label={label}>
      <List>
        {steps.map(({ id, label: name, state, href }) => (
          <Item key={id} state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Words {...(href ? { as: linkAs, href, isLink: true } : {})} state={state}>
              {state === 'complete' && <Icon of={Check} size="small" />}
              <span>{name}</span>
              {state === 'complete' && <VisuallyHidden>{completeLabel}</VisuallyHidden>}
            </Words>
          </Item>
        ))}
      </List>
    </nav>
  );
}
