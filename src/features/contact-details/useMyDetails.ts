import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import { askedOf, detailsToFill } from '@/domain/guest/customer';
import type { CustomerContact } from '@/domain/guest/customer';
import { contactIn } from './resolveContact';

type Form = UseFormReturn<ContactInformation>;

function put(form: Form, details: Partial<ContactInformation>): void {
  // Every name is a field of the form.
  for (const [field, value] of Object.entries(details) as [keyof ContactInformation, string][]) {
    if (form.getValues(field) !== value) form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
  }
}

/**
 * Fills an untouched form with the customer's own details as soon as they are known, and the address of the invoice as
 * soon as it is asked; a form with something else in it is changed only on request, by `use`. `isFilled` while the form
 * contains the customer's details. Only what the form asks is filled or looked at.
 */
export function useMyDetails(form: Form, known: CustomerContact | null) {
  const typed = contactIn(useWatch({ control: form.control }));
  const { profileType } = typed;
  useEffect(() => {
    if (known) put(form, detailsToFill(form.getValues(), known));
    // Another profile asks other fields.
  }, [form, known, profileType]);
  const given = known && askedOf(known, typed);
  const fields = Object.keys(given ?? {}) as (keyof CustomerContact)[];
  return {
    isFilled: given !== null && fields.every((field) => typed[field] === given[field]),
    use: () => {
      if (given) put(form, given);
    },
  };
}
