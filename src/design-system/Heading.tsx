import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { css } from './stitches.config';

const headingStyles = css({
  variants: {
    size: {
      hero: { fontSize: '$hero', letterSpacing: '$hero', lineHeight: 1.04 },
      h1: { fontSize: '$h1' },
      h2: { fontSize: '$h2' },
      h3: { fontSize: '$h3' },
      h4: { fontSize: '$h4', fontFamily: '$text', fontWeight: '$bold', letterSpacing: 0, lineHeight: '$tight' },
    },
  },
});

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Its place in the outline. */
  readonly level: HeadingLevel;
  /** How large it looks, when that differs from its place. */
  readonly size?: 'hero' | 'h1' | 'h2' | 'h3' | 'h4';
  readonly children: ReactNode;
}

export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size, className, children, ...rest },
  ref,
) {
  const Line = `h${level}` as const;
  return (
    <Line {...rest} ref={ref} className={headingStyles({ size: size ?? `h${level}`, className }).className}>
      {children}
    </Line>
  );
});
