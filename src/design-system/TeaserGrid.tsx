import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import { styled } from './stitches.config';
import { VisuallyHidden } from './VisuallyHidden';

const Frame = styled('div', { display: 'flex', flexDirection: 'column', gap: '$6', minWidth: 0 });
const List = styled('ul', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  variants: {
    hasLead: { true: { '& > :first-child': { '@tablet': { gridColumn: 'span 2' } } } },
    isColumn: { true: { gap: '$4', gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});
const Foot = styled('div', { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '$4' });

interface TeaserGridProps {
  readonly cards: readonly { readonly key: string; readonly card: ReactNode }[];
  /** The first card takes two places. */
  readonly hasLead?: boolean;
  /** One below the other, for cards that fill the width. */
  readonly isColumn?: boolean;
  /** The button that brings more; missing when the list is whole. */
  readonly more?: {
    readonly label: string;
    readonly loadingLabel: string;
    readonly isLoading: boolean;
    readonly onPress: () => void;
  };
  /** The number of cards, announced to screen readers when it changes. */
  readonly status: string;
  /** Why more could not be loaded. */
  readonly problem?: ReactNode;
}

/** Cards with links, and a button for more of them. The first new card takes the focus. */
export function TeaserGrid({ cards, hasLead = false, isColumn = false, more, status, problem }: TeaserGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const countAtPress = useRef<number | null>(null);
  const press = () => {
    countAtPress.current = cards.length;
    more?.onPress();
  };

  useEffect(() => {
    const before = countAtPress.current;
    if (before === null || cards.length <= before) return;
    countAtPress.current = null;
    list.current?.children[before]?.querySelector('a')?.focus();
  }, [cards.length]);

  return (
    <Frame>
      {cards.length > 0 && (
        <List ref={list} hasLead={hasLead} isColumn={isColumn}>
          {cards.map(({ key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </List>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {(more || problem) && (
        <Foot>
          {problem}
          {more && (
            <Button variant="secondary" onClick={press} isLoading={more.isLoading} loadingLabel={more.loadingLabel}>
              {more.label}
            </Button>
          )}
        </Foot>
      )}
    </Frame>
  );
}
