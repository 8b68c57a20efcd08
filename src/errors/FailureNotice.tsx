import type { ComponentProps } from 'react';
import { Notice } from '@/design-system/Notice';
import { failureCodeOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { useEvent } from '@/telemetry/useEvent';
import { CallControl, canOffer, FailureActionControl } from './FailureActionControl';
import { closedText, failureText } from './failureText';
import { presentation } from './presentation';
import type { FailureAction } from './presentation';

type HeadingLevel = ComponentProps<typeof Notice>['headingLevel'];

interface FailureNoticeProps {
  readonly failure: Failure;
  /** Carries out the way out; without it only what needs no help (call, reload) is offered. */
  readonly onAction?: (action: FailureAction) => void;
  /** With a level the title is a heading, as on a page that has nothing else to say. */
  readonly headingLevel?: HeadingLevel;
  /** The guest's own doing, which is no error. */
  readonly isOwnDoing?: boolean;
}

/** Codes of an outcome rather than of an error. */
const calmCodes: ReadonlySet<string> = new Set(['guarantee.ALREADY_COMPLETED', 'guarantee.PAYMENT_IN_PROGRESS']);

/** What went wrong, in plain words, and the nearest way out. */
export function FailureNotice({ failure, onAction, headingLevel, isOwnDoing = false }: FailureNoticeProps) {
  const translator = useTranslator();
  const code = failureCodeOf(failure);
  useEvent({ name: 'error', code });
  const { action, also, orCall, surface } = presentation[code];
  const isClosed = useSession().kind === 'off' && action === 'signIn';
  // Signing in is not offered where it is switched off.
  const { title, body } = isClosed ? closedText(translator) : failureText(failure, translator);
  const tone = isOwnDoing || calmCodes.has(code) || failure.kind === 'availability' ? 'info' : 'error';
  // A dialog is read when it takes the focus; elsewhere an error is an alert, and an outcome a polite status.
  const live = surface === 'dialog' ? undefined : tone === 'error' ? 'assertive' : 'polite';
  const isOffered = canOffer(action, onAction);
  return (
    <Notice
      tone={tone}
      title={title}
      headingLevel={headingLevel}
      live={live}
      actions={
        (isOffered || orCall) && (
          <>
            {isOffered && <FailureActionControl action={action} onAction={onAction} />}
            {also && canOffer(also, onAction) && (
              <FailureActionControl action={also} onAction={onAction} variant="secondary" />
            )}
            {orCall && <CallControl />}
          </>
        )
      }
    >
      <span data-failure={code}>{body}</span>
    </Notice>
  );
}
