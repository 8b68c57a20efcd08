import { useEffect, useState } from 'react';
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

const isSame = (form: Form, known: CustomerContact): boolean => {
  const { firstName, lastName, email, phoneNumber, street } = form.getValues();
  return (
    firstName === known.firstName &&
    lastName === known.lastName &&
    email === known.email &&
    phoneNumber === known.phoneNumber &&
    street === known.street
  );
};

/**
 * Fills an untouched form with the customer's own details as soon as they are known; a form with something in it is
 * changed only on request. `use` is null while the form contains the customer's details.
 */
export function useMyDetails(form: Form, known: CustomerContact | null) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    if (!known) return;
    const typed = form.getValues();
    put(form, fillEmpty(typed, known));
    setFilled(isSame(form, known));
  }, [form, known]);
  const use = () => {
    if (!known) return;
    put(form, known);
    setFilled(true);
  };
  return { isFilled, use };
}
