import { forwardRef, type ComponentPropsWithoutRef, type ElementType } from 'react';
import { css } from './stitches.config';

const linkStyles = css({
  color: '$link',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.18em',
  borderRadius: '$small',
  overflowWrap: 'anywhere',
  transition: 'color $transitions$quick',
  '&:hover': { color: '$linkHover', textDecorationThickness: '0.12em' },
  variants: {
    /** `alone`: stands by itself and needs a finger's room; `subtle`: no line until pointed at, in lists of links. */
    tone: {
      inText: {},
      alone: { display: 'inline-flex', alignItems: 'center', gap: '$2', minHeight: '$target', fontWeight: '$medium' },
      subtle: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '$2',
        minHeight: '$target',
        color: '$text',
        textDecorationLine: 'none',
        '&:hover': { textDecorationLine: 'underline' },
      },
    },
  },
  defaultVariants: { tone: 'inText' },
});

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string;
  readonly tone?: 'inText' | 'alone' | 'subtle';
  readonly as?: ElementType;
}

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone, as: Anchor = 'a', className, ...rest },
  ref,
) {
  return <Anchor {...rest} ref={ref} className={linkStyles({ tone, className }).className} />;
});
