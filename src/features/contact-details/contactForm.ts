import type { UseFormReturn } from 'react-hook-form';
import type { ContactInformation } from '@/domain/guest/contactInformation';

/** The form that the groups of fields share through context. */
export interface ContactFormProps {
  readonly form: UseFormReturn<ContactInformation>;
}
