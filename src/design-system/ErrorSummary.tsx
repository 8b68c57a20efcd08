import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Heading, type HeadingLevel } from './Heading';
import { Link } from './Link';
import { styled } from './stitches.config';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  padding: '$5',
  border: '$borderWidths$strong solid $colors$error',
  borderRadius: '$control',
  backgroundColor: '$errorSurface',
  '&:focus': { outline: '3px solid $colors$focus !important', outlineOffset: '2px' },
});
const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$1' });

export interface FieldError {
  /** Id of the field: its name, unless it was given another. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly headingLevel?: HeadingLevel;
  readonly errors: readonly FieldError[];
  /** Counts the attempts to send: each new one takes the focus here again. */
  readonly attempt?: number;
}

function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  // Scrolls to the label; a jump to the field alone would hide its label above the window.
  (field.closest('fieldset') ?? field.parentElement ?? field).scrollIntoView?.({ block: 'nearest' });
  field.focus({ preventScroll: true });
}

/** The errors of a form, each with a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, headingLevel = 2, errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) ref.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <Frame ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Heading level={headingLevel} size="h3" id={titleId}>
        {title}
      </Heading>
      <List>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <Link href={`#${fieldId}`} tone="alone" onClick={(event) => goToField(event, fieldId)}>
              {message}
            </Link>
          </li>
        ))}
      </List>
    </Frame>
  );
}
