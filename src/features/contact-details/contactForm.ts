import type { UseFormReturn } from 'react-hook-form';
import type { ContactInformation } from '@/domain/booking';

/** The form that the groups of fields share. */
export interface ContactFormProps {
  readonly form: UseFormReturn<ContactInformation>;
}
