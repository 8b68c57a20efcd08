import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { controlStyles } from './control.styles';
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame';
import { Icon } from './Icon';
import { ChevronDown } from './icons';
import { styled } from './stitches.config';

const Box = styled('span', { position: 'relative', display: 'block' });
const Arrow = styled('span', {
  position: 'absolute',
  right: '$4',
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: '$textMuted',
});

interface SelectFieldProps extends FieldWords, ComponentPropsWithoutRef<'select'> {
  readonly name: string;
  /** `<option>`s. */
  readonly children: React.ReactNode;
}

export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, error, optionalLabel, name, id = name, className, ...rest },
  ref,
) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <Box>
        <select
          {...rest}
          ref={ref}
          id={id}
          name={name}
          className={controlStyles({ kind: 'select', className }).className}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <Arrow>
          <Icon of={ChevronDown} />
        </Arrow>
      </Box>
    </FieldFrame>
  );
});
