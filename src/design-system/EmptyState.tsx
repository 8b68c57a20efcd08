import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';
import { styled } from './stitches.config';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$4',
  padding: 'clamp($space$5, 6vw, $space$8) $5',
  borderRadius: '$card',
  backgroundColor: '$surfaceSunken',
  textAlign: 'center',
});
const Words = styled('div', { maxWidth: '34rem', color: '$textMuted' });
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '$3' });
/** Shown where there is no content: a sun below the horizon. */
const Horizon = styled('svg', { width: '6rem', height: 'auto', color: '$spark' });

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly headingLevel?: HeadingLevel;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ title, headingLevel = 2, children, actions }: EmptyStateProps) {
  return (
    <Frame>
      <Horizon viewBox="0 0 96 44" fill="none" aria-hidden="true">
        <path d="M28 38a20 20 0 0 1 40 0" fill="currentColor" />
        <path d="M4 38h88" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path d="M48 4v7M20 14l5 5M76 14l-5 5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </Horizon>
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      {children && <Words>{children}</Words>}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
