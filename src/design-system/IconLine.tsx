import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { Info } from './icons';
import { styled } from './stitches.config';

const Line = styled('span', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  minWidth: 0,
  lineHeight: 1.4,
  '& > svg': { flex: 'none', marginTop: '0.14em' },
  variants: { tone: { plain: {}, good: { color: '$success', fontWeight: '$medium' } } },
});

interface IconLineProps {
  readonly icon: typeof Info;
  readonly tone?: 'plain' | 'good';
  readonly children: ReactNode;
}

/** A short fact with a decorative icon before it. */
export function IconLine({ icon, tone, children }: IconLineProps) {
  return (
    <Line tone={tone}>
      <Icon of={icon} size="small" />
      {children}
    </Line>
  );
}
