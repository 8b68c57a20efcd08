import { forwardRef, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from 'react';
import { controlStyles } from './control.styles';
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame';
import { styled } from './stitches.config';

const Count = styled('div', {
  color: '$textMuted',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Browsers bring only the line of the cursor into view: the end of the area would lie under a bar at the foot. */
const showAll = ({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
};

interface TextAreaProps extends FieldWords, ComponentPropsWithoutRef<'textarea'> {
  readonly name: string;
  /** The count of characters and their maximum. */
  readonly count?: ReactNode;
}

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, optionalLabel, count, name, id = name, className, ...rest },
  ref,
) {
  const countId = count === undefined ? undefined : `${id}-count`;
  const aside = countId && <Count id={countId}>{count}</Count>;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel} aside={aside}>
      <textarea
        onKeyUp={showAll}
        {...rest}
        ref={ref}
        id={id}
        name={name}
        className={controlStyles({ kind: 'area', className }).className}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error }, countId)}
      />
    </FieldFrame>
  );
});
