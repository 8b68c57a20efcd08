import { TextArea } from '@/design-system/TextArea';
import { MAX_FREE_TEXT } from '@/domain/limits';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ContactFormProps } from './contactForm';

/** A message to the hotel, with a character count. */
export function MessageField({ form }: ContactFormProps) {
  const { t, format } = useTranslator();
  const { message } = form.watch();
  return (
    <TextArea
      label={t('contactDetails.field.message')}
      optionalLabel={t('contactDetails.optional')}
      hint={t('contactDetails.hint.message')}
      rows={4}
      count={t('contactDetails.count', { used: format.number(message.length), max: format.number(MAX_FREE_TEXT) })}
      error={form.formState.errors.message?.message}
      {...form.register('message')}
    />
  );
}
