import type { ElementType } from 'react';
import { Icon } from './Icon';
import { ChevronRight } from './icons';
import { styled } from './stitches.config';

const Trail = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$1',
  fontSize: '$label',
  color: '$textMuted',
  '@print': { display: 'none' },
});
const Place = styled('li', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Nothing is seen after it there.
  '@belowTablet': { '&:nth-last-child(2) > svg': { display: 'none' } },
});
const Way = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  minWidth: '$target',
  color: '$link',
  textUnderlineOffset: '0.18em',
  '&:hover': { color: '$linkHover' },
});
/** On a phone the heading below says it; screen readers read it here too. */
const Here = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  '@belowTablet': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    minHeight: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

interface BreadcrumbsProps {
  /** The name of the navigation. */
  readonly label: string;
  /** The pages above this one, the highest first. */
  readonly above: readonly { readonly name: string; readonly href: string; readonly lang?: string }[];
  /** This page. */
  readonly current: { readonly name: string; readonly lang?: string };
  /** The router's link, or by default a plain one. It prefetches nothing. */
  readonly linkAs?: ElementType;
}

/** The pages above a page. */
export function Breadcrumbs({ label, above, current, linkAs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <Trail>
        {above.map(({ name, href, lang }) => (
          <Place key={href}>
            <Way {...(linkAs && { as: linkAs, prefetch: false })} href={href} lang={lang}>
              {name}
            </Way>
            <Icon of={ChevronRight} size="small" />
          </Place>
        ))}
        <Place>
          <Here aria-current="page" lang={current.lang}>
            {current.name}
          </Here>
        </Place>
      </Trail>
    </nav>
  );
}
