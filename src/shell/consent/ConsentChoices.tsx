import { useId } from 'react';
import { services } from '@/config/services';
import { vitals } from '@/config/vitals';
import { Checkbox } from '@/design-system/Checkbox';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { OptionalPurpose } from '@/domain/guest/consent';
import { useTranslator } from '@/i18n/TranslatorContext';

interface ConsentChoicesProps {
  readonly purposes: readonly OptionalPurpose[];
  readonly chosen: readonly OptionalPurpose[];
  readonly onChoose: (chosen: readonly OptionalPurpose[]) => void;
}

/** The speed of pages is measured under statistics. */
const isSpeedAsked = vitals.url !== null && vitals.isByConsent;

/** A checkbox for each purpose with its explanation. None is preselected. */
export function ConsentChoices({ purposes, chosen, onChoose }: ConsentChoicesProps) {
  const { t } = useTranslator();
  const id = useId();
  const hintOf = (purpose: OptionalPurpose) => {
    const hint = t(`consent.purpose.${purpose}.hint`);
    if (purpose !== 'statistics' || !isSpeedAsked) return hint;
    return services.tagManagerUrl === null ? t('consent.speedOnly') : `${hint} ${t('consent.speed')}`;
  };
  return (
    <fieldset>
      <VisuallyHidden as="legend">{t('consent.choose')}</VisuallyHidden>
      <Checkbox
        id={`${id}-necessary`}
        name="necessary"
        label={t('consent.purpose.necessary.label')}
        hint={t('consent.purpose.necessary.hint')}
        checked
        disabled
        readOnly
      />
      {purposes.map((purpose) => (
        <Checkbox
          key={purpose}
          id={`${id}-${purpose}`}
          name={purpose}
          label={t(`consent.purpose.${purpose}.label`)}
          hint={hintOf(purpose)}
          checked={chosen.includes(purpose)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, purpose] : chosen.filter((other) => other !== purpose))
          }
        />
      ))}
    </fieldset>
  );
}
