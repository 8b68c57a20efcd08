import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Box, controlStyles, Mark } from './control.styles';
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame';
import { Icon } from './Icon';
import { ChevronDown } from './icons';

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
          className={controlStyles({ kind: 'marked', className }).className}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <Mark>
          <Icon of={ChevronDown} />
        </Mark>
      </Box>
    </FieldFrame>
  );
});
