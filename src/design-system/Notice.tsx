import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Heading, type HeadingLevel } from './Heading';
import { Icon } from './Icon';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from './icons';
import { InLiveRegion } from './InLiveRegion';
import { styled } from './stitches.config';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '$3',
  alignItems: 'start',
  padding: '$4',
  borderRadius: '$control',
  border: '$borderWidths$hairline solid',
  color: '$text',
  '@forcedColors': { border: '$borderWidths$strong solid CanvasText' },
  variants: {
    tone: {
      info: { backgroundColor: '$infoSurface', borderColor: '$info', '& > svg': { color: '$info' } },
      success: { backgroundColor: '$successSurface', borderColor: '$success', '& > svg': { color: '$success' } },
      warning: { backgroundColor: '$warningSurface', borderColor: '$warning', '& > svg': { color: '$warning' } },
      error: { backgroundColor: '$errorSurface', borderColor: '$error', '& > svg': { color: '$error' } },
    },
  },
});
const Content = styled('div', { display: 'flex', flexDirection: 'column', gap: '$2', minWidth: 0 });
/** The button's target size would make the notice taller than its text. */
const Corner = styled('div', { margin: '-$3 -$3 -$3 0' });
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3', paddingTop: '$1' });
const pictures = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
const roles = { polite: 'status', assertive: 'alert' } as const;

interface NoticeProps {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title?: ReactNode;
  /** With a level the title is a heading. */
  readonly headingLevel?: HeadingLevel;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** For a notice that appears while the guest does something else. */
  readonly live?: 'polite' | 'assertive';
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
}

export function Notice(props: NoticeProps) {
  const { tone, title, headingLevel, children, actions, live, onDismiss, dismissLabel } = props;
  const isAnnounced = useContext(InLiveRegion);
  const role = live && !isAnnounced ? roles[live] : undefined;
  return (
    // What changes within is announced alone.
    <Frame tone={tone} role={role} aria-atomic={role && false} data-notice>
      <Icon of={pictures[tone]} />
      <InLiveRegion.Provider value={isAnnounced || role !== undefined}>
        <Content>
          {title && headingLevel && (
            <Heading level={headingLevel} size="h4">
              {title}
            </Heading>
          )}
          {title && !headingLevel && <strong>{title}</strong>}
          {children && <div data-text>{children}</div>}
          {actions && <Actions>{actions}</Actions>}
        </Content>
      </InLiveRegion.Provider>
      {onDismiss && (
        <Corner>
          <Button variant="quiet" iconOnly aria-label={dismissLabel} onClick={onDismiss}>
            <Icon of={X} size="small" />
          </Button>
        </Corner>
      )}
    </Frame>
  );
}
