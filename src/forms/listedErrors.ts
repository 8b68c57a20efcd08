import type { FieldError } from '@/design-system/ErrorSummary';

/** The errors of a form for its summary, from pairs of a field's id and its error. */
export const listedErrors = (
  errors: readonly (readonly [string, { readonly message?: string } | undefined])[],
): readonly FieldError[] =>
  errors.flatMap(([fieldId, error]) => (error?.message ? [{ fieldId, message: error.message }] : []));
