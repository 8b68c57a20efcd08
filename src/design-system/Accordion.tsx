import { useId, type ReactNode } from 'react';
import { Disclosure } from './Disclosure';
import { Heading, type HeadingLevel } from './Heading';
import { styled } from './stitches.config';

const List = styled('div', {
  minWidth: 0,
  borderBlock: '$borderWidths$hairline solid $colors$border',
  '& > * + *': { borderTop: '$borderWidths$hairline solid $colors$border' },
});

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly isOpenAtFirst?: boolean;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** With a level each title is a heading, so that readers can leap from one to the next. */
  readonly headingLevel?: HeadingLevel;
  /** Opening one closes the others. */
  readonly isExclusive?: boolean;
}

/** Questions and their answers, natively `details`: they open without a script and are found by the browser's search. */
export function Accordion({ items, headingLevel, isExclusive = false }: AccordionProps) {
  const name = useId();
  return (
    <List>
      {items.map(({ id, title, content, isOpenAtFirst }) => (
        <Disclosure
          key={id}
          name={isExclusive ? name : undefined}
          isOpenAtFirst={isOpenAtFirst}
          summary={
            headingLevel ? (
              <Heading level={headingLevel} size="h4">
                {title}
              </Heading>
            ) : (
              title
            )
          }
        >
          {content}
        </Disclosure>
      ))}
    </List>
  );
}
