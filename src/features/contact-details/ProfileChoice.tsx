import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ContactFormProps } from './contactForm';

/** Private or business; business asks for a company and its address too. */
export function ProfileChoice({ form }: ContactFormProps) {
  const { t } = useTranslator();
  return (
    <RadioCardGroup legend={t('contactDetails.profile.legend')} columns="two">
      <RadioCard value="PRIVATE" title={t('contactDetails.profile.private')} {...form.register('profileType')} />
      <RadioCard value="BUSINESS" title={t('contactDetails.profile.business')} {...form.register('profileType')} />
    </RadioCardGroup>
  );
}
