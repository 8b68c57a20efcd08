import type { ElementType } from 'react';
import { styled } from './stitches.config';

const List = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const Choice = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  padding: '$1 $4',
  border: '$borderWidths$control solid $colors$borderStrong',
  borderRadius: '$pill',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  fontSize: '$label',
  lineHeight: '$tight',
  textDecoration: 'none',
  '&:hover': { borderColor: '$accent', color: '$text' },
  '&[aria-current="true"]': {
    borderColor: '$accent',
    backgroundColor: '$accentMuted',
    color: '$onAccentMuted',
    fontWeight: '$bold',
  },
  '@forcedColors': { '&[aria-current="true"]': { borderWidth: '$borderWidths$strong', borderColor: 'Highlight' } },
});

interface ChoiceLinksProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly choices: readonly { readonly href: string; readonly name: string; readonly isChosen: boolean }[];
  /** The router's link, or by default a plain one. The page stays where it is. */
  readonly linkAs?: ElementType;
}

/** Links of which one is the present choice, such as a group or an order. Each is an address, so it can be shared. */
export function ChoiceLinks({ label, choices, linkAs }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <List>
        {choices.map(({ href, name, isChosen }) => (
          <li key={href}>
            <Choice
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              // On a page that sleeps a press waits for its code, since the page stays.
              {...(linkAs && { as: linkAs, shallow: true, scroll: false, prefetch: false, 'data-opens': '' })}
            >
              {name}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
