import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { controlStyles } from './control.styles';
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame';

interface TextFieldProps extends FieldWords, ComponentPropsWithoutRef<'input'> {
  /** Also the id, unless one is given: so an error summary finds the field by its name. */
  readonly name: string;
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, optionalLabel, name, id = name, className, ...rest },
  ref,
) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <input
        type="text"
        {...rest}
        ref={ref}
        id={id}
        name={name}
        className={controlStyles({ className }).className}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error }, rest['aria-describedby'])}
      />
    </FieldFrame>
  );
});
