import { ErrorSummary } from '@/design-system/ErrorSummary';
import type { Examples } from '../example';
import { longWord } from '../samples';

export const examples: Examples = {
  'What is to be mended': () => (
    <ErrorSummary
      title="Tarkista kolme kohtaa"
      errors={[
        { fieldId: 'field-error', message: 'Kirjoita koko sähköpostiosoite' },
        { fieldId: 'select-error', message: 'Valitse lapsen ikä' },
        { fieldId: 'field-long', message: longWord },
      ]}
    />
  ),
};
