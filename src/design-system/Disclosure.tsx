import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from './Icon';
import { ChevronDown } from './icons';
import { styled } from './stitches.config';

const Details = styled('details', {
  minWidth: 0,
  variants: {
    tone: {
      plain: {},
      lined: { borderBlock: '$borderWidths$hairline solid $colors$border' },
    },
  },
});
const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '$target',
  paddingBlock: '$2',
  color: '$link',
  fontWeight: '$bold',
  lineHeight: '$tight',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: '$linkHover', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& > span': { flex: '1 1 auto', minWidth: 0 },
  '& > svg': { flex: 'none', transition: 'transform $transitions$quick' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
});
const Content = styled('div', { paddingBlock: '$2 $4' });

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly tone?: 'plain' | 'lined';
  /** Of those that share a name, the browser keeps one open at most. */
  readonly name?: string;
  readonly onToggle?: (isOpen: boolean) => void;
}

export function Disclosure({ summary, children, isOpenAtFirst, tone, name, onToggle }: DisclosureProps) {
  const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open);
  return (
    <Details tone={tone} name={name} open={isOpenAtFirst} onToggle={toggle}>
      <Summary>
        <span>{summary}</span>
        <Icon of={ChevronDown} size="small" />
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}
