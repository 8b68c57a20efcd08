import type { ElementType } from 'react';
import { Icon } from './Icon';
import { ArrowLeft, ArrowRight } from './icons';
import { pageNumbers } from './pageNumbers';
import { Dots, Frame, Pages, Room, pageStyles, stepStyles } from './Pagination.styles';

interface PaginationProps {
  /** Name of the navigation. */
  readonly label: string;
  /** From 1. */
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  /** What readers hear for a number, such as "page 3". */
  readonly pageLabel: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The component that draws a link, such as the router's. */
  readonly linkAs?: ElementType;
}

/** The pages of a long list, each with an address of its own. Nothing for a list of one page. */
export function Pagination(props: PaginationProps) {
  const { label, current, total, hrefOf, pageLabel, previousLabel, nextLabel, linkAs: Anchor = 'a' } = props;
  if (total < 2) return null;
  return (
    <Room aria-label={label}>
      <Frame>
        {current > 1 && (
          <Anchor href={hrefOf(current - 1)} rel="prev" className={stepStyles({ to: 'previous' }).className}>
            <Icon of={ArrowLeft} size="small" />
            {previousLabel}
          </Anchor>
        )}
        <Pages>
          {pageNumbers(current, total).map((page, index) =>
            page === null ? (
              <Dots key={`dots-${index}`} aria-hidden="true">
                …
              </Dots>
            ) : (
              <li key={page}>
                <Anchor
                  href={hrefOf(page)}
                  className={pageStyles().className}
                  aria-label={pageLabel(page)}
                  aria-current={page === current ? 'page' : undefined}
                >
                  {page}
                </Anchor>
              </li>
            ),
          )}
        </Pages>
        {current < total && (
          <Anchor href={hrefOf(current + 1)} rel="next" className={stepStyles({ to: 'next' }).className}>
            {nextLabel}
            <Icon of={ArrowRight} size="small" />
          </Anchor>
        )}
      </Frame>
    </Room>
  );
}
