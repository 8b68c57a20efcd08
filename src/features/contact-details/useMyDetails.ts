import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import { fillEmpty } from '@/domain/guest/customer';
import type { CustomerContact } from '@/domain/guest/customer';

type Form = UseFormReturn<ContactInformation>;

function put(form: Form, details: Partial<ContactInformation>): void {
  // Every name is a field of the form.
  for (const [field, value] of Object.entries(details) as [keyof ContactInformation, string][]) {
    if (form.getValues(field) !== value) form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
  }
}

/** What there is of a customer's details: without a company, the one that is typed stays. */
const givenOf = ({ companyName, ...person }: CustomerContact): Partial<CustomerContact> =>
  companyName === '' ? person : { ...person, companyName };

/**
 * Fills an untouched form with the customer's own details as soon as they are known; a form with something in it is
 * changed only on request, by `use`. `isFilled` while the form contains the customer's details.
 */
export function useMyDetails(form: Form, known: CustomerContact | null) {
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    if (known) put(form, fillEmpty(form.getValues(), known));
  }, [form, known]);
  const given = known && givenOf(known);
  const named = Object.keys(given ?? {}) as (keyof CustomerContact)[];
  // A company has a field for a stay for business only.
  const fields = named.filter((field) => field !== 'companyName' || typed.profileType === 'BUSINESS');
  return {
    isFilled: given !== null && fields.every((field) => typed[field] === given[field]),
    use: () => {
      if (given) put(form, given);
    },
  };
}
