import { useWatch } from 'react-hook-form';
import { TextArea } from '@/design-system/TextArea';
import { maxMessage } from '@/domain/guest/contactRules';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ContactFormProps } from './contactForm';
import { contactIn } from './resolveContact';

/** A message to the hotel, with a character count. */
export function MessageField({ form }: ContactFormProps) {
  const { t, format } = useTranslator();
  // Not `form.watch`, with which every key would render the whole form again.
  const contact = contactIn(useWatch({ control: form.control }));
  return (
    <TextArea
      label={t('contactDetails.field.message')}
      optionalLabel={t('contactDetails.optional')}
      hint={t('contactDetails.hint.message')}
      rows={4}
      count={t('contactDetails.count', {
        used: format.number(contact.message.length),
        max: format.number(maxMessage(contact)),
      })}
      error={form.formState.errors.message?.message}
      {...form.register('message')}
    />
  );
}
