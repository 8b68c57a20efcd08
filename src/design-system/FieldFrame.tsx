import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { CircleAlert } from './icons';
import { styled } from './stitches.config';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
const Label = styled('label', { fontSize: '$label', fontWeight: '$bold', lineHeight: '$tight' });
const Optional = styled('span', { color: '$textMuted', fontWeight: '$regular' });
const Hint = styled('div', { color: '$textMuted', fontSize: '$small', lineHeight: '$tight' });
const Problem = styled('div', {
  display: 'flex',
  gap: '$2',
  minWidth: 0,
  color: '$error',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$tight',
});
const Below = styled('div', { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '$4' });

/** Props of every field. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** Shown after the label of a field that may stay empty, such as "optional". */
  readonly optionalLabel?: string;
}

interface FieldFrameProps extends FieldWords {
  readonly id: string;
  readonly children: ReactNode;
  /** At the end of the line below, such as a count of characters. */
  readonly aside?: ReactNode;
}

/** Ids of what describes a field, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>, more?: string) {
  return [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean).join(' ') || undefined;
}

export function FieldProblem({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Problem id={`${id}-error`}>
      <Icon of={CircleAlert} size="small" />
      <span>{children}</span>
    </Problem>
  );
}

export function FieldHint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return <Hint id={`${id}-hint`}>{children}</Hint>;
}

export function FieldFrame({ id, label, hint, error, optionalLabel, children, aside }: FieldFrameProps) {
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {optionalLabel && <Optional>({optionalLabel})</Optional>}
      </Label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children}
      {(error || aside) && (
        <Below>
          {error ? <FieldProblem id={id}>{error}</FieldProblem> : <span />}
          {aside}
        </Below>
      )}
    </Frame>
  );
}
