import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { styled } from './stitches.config';

const Line = styled('h2', {
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

export function Heading({ level, size, children, ...rest }: HeadingProps) {
  return (
    <Line {...rest} as={`h${level}`} size={size ?? `h${level}`}>
      {children}
    </Line>
  );
}
