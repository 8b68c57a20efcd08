import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const List = styled('dl', {
  display: 'grid',
  gap: '$3',
  minWidth: 0,
  variants: {
    layout: {
      stacked: {},
      /** Term and description on one line where there is room. */
      rows: {},
      columns: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))', gap: '$3 $5' },
    },
  },
});
const Pair = styled('div', {
  minWidth: 0,
  overflowWrap: 'anywhere',
  variants: {
    layout: {
      stacked: {},
      rows: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 $4' },
      columns: {},
    },
  },
});
const Term = styled('dt', { color: '$textMuted', fontSize: '$label', lineHeight: '$tight', paddingBlock: '0.125rem' });
/** The line breaks of what a person wrote are shown. */
const Description = styled('dd', { fontWeight: '$medium', minWidth: 0, whiteSpace: 'pre-line' });

interface DefinitionListProps {
  /** An item without a description, such as an optional field that was left empty, is left out. */
  readonly items: readonly {
    readonly term: string;
    /** The language of the term, when it is not the page's. */
    readonly termLang?: string;
    readonly description: ReactNode;
  }[];
  readonly layout?: 'stacked' | 'rows' | 'columns';
}

export function DefinitionList({ items, layout = 'stacked' }: DefinitionListProps) {
  return (
    <List layout={layout}>
      {items
        .filter(({ description }) => description !== '')
        .map(({ term, termLang, description }) => (
          <Pair key={term} layout={layout}>
            <Term lang={termLang}>{term}</Term>
            <Description>{description}</Description>
          </Pair>
        ))}
    </List>
  );
}
