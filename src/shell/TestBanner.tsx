import { useTranslator } from '@/i18n/TranslatorContext';
import { Strip } from './TestBanner.styles';

/** For environments where bookings are not real. */
export function TestBanner() {
  const { t } = useTranslator();
  return <Strip aria-label={t('shell.testBanner.label')}>{t('shell.testBanner.text')}</Strip>;
}
