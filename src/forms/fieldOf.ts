import { get } from 'react-hook-form';
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

/** What a form gives to the field of a name: its registration, and its error in the guest's language. */
export type FieldOf<Name extends string> = (
  name: Name,
) => UseFormRegisterReturn & { readonly error: string | undefined };

/** The fields of a form by their names. A group of fields takes the names it needs, whatever else the form has. */
export function fieldOf<Values extends FieldValues>(form: UseFormReturn<Values>): FieldOf<Path<Values>> {
  const { errors } = form.formState;
  return (name) => {
    const error: unknown = get(errors, `${name}.message`);
    return { ...form.register(name), error: typeof error === 'string' ? error : undefined };
  };
}
