import { SUPPORT_PHONE } from '@/config/limits';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import type { NeededFeature } from '@/domain/search/searchFeatures';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FailureActionControl } from './FailureActionControl';
import type { FailureAction } from './presentation';

interface Props {
  /** What a search needs and the chain does not sell online at the moment. */
  readonly features: readonly NeededFeature[];
  /** Carries out the way out; without it the guest is at the search already, where they are left out. */
  readonly onAction?: (action: FailureAction) => void;
}

/** Why a search cannot be booked online as it is, reason by reason, and who can help. */
export function SwitchedOffNotice({ features, onAction }: Props) {
  const { t, locale } = useTranslator();
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t('search.switchedOff.title')}
      actions={onAction && <FailureActionControl action="changeSearch" onAction={onAction} />}
    >
      <Stack gap={2}>
        {features.map((feature) => (
          <span key={feature}>{t(`search.switchedOff.${feature}`)}</span>
        ))}
        {/* Without the basic feature nothing that could be left out helps. */}
        {!onAction && !features.includes('BASIC') && <span>{t('search.switchedOff.leftOut')}</span>}
        <span>
          {t('search.switchedOff.call', { number: SUPPORT_PHONE.number, price: SUPPORT_PHONE.callPrice[locale] })}
        </span>
      </Stack>
    </Notice>
  );
}
