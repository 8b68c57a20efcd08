import { useSyncExternalStore } from 'react';
import { Icon } from '@/design-system/Icon';
import { Monitor, Moon, Sun } from '@/design-system/icons';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { useTranslator } from '@/i18n/TranslatorContext';
import { chooseScheme, readScheme, schemeChoices, subscribeToScheme } from './scheme';
import { Choice, Choices, Legend } from './SchemeSwitch.styles';

const pictures = { system: Monitor, light: Sun, dark: Moon } as const;
/** Light, dark, or the system's setting. */
export function SchemeSwitch() {
  const { t } = useTranslator();
  const chosen = useSyncExternalStore(subscribeToScheme, readScheme, () => 'system' as const);
  return (
    <fieldset>
      <Legend>{t('shell.scheme.label')}</Legend>
      <Choices>
        {schemeChoices.map((choice) => (
          <Choice key={choice}>
            <VisuallyHidden
              as="input"
              type="radio"
              name="scheme"
              checked={choice === chosen}
              onChange={() => chooseScheme(choice)}
            />
            <Icon of={pictures[choice]} size="small" />
            {t(`shell.scheme.${choice}`)}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}
