import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { describedBy, FieldHint, FieldProblem } from './FieldFrame';
import { styled } from './stitches.config';

const Frame = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });
const Line = styled('label', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  minHeight: '$target',
  paddingBlock: '$2',
  cursor: 'pointer',
  lineHeight: '$text',
  overflowWrap: 'anywhere',
  '&:has(:disabled)': { cursor: 'not-allowed', color: '$textMuted' },
});
const Box = styled('input', {
  width: '1.5rem',
  height: '1.5rem',
  marginTop: '0.08em',
  flex: 'none',
  accentColor: '$colors$accent',
  cursor: 'inherit',
});
/** Closer to its own label than to the next one. */
const Indented = styled('div', { marginTop: '-$2', paddingBottom: '$2', paddingLeft: '2.25rem' });

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  readonly name: string;
  /** May hold links. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, name, id = name, ...rest },
  ref,
) {
  return (
    <Frame>
      <Line htmlFor={id}>
        <Box
          {...rest}
          ref={ref}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <span>{label}</span>
      </Line>
      {(hint || error) && (
        <Indented>
          {hint && <FieldHint id={id}>{hint}</FieldHint>}
          {error && <FieldProblem id={id}>{error}</FieldProblem>}
        </Indented>
      )}
    </Frame>
  );
});
