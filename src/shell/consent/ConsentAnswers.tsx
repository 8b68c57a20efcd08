import { Button } from '@/design-system/Button';
import type { OptionalPurpose } from '@/domain/consent';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Answers } from './ConsentPanel.styles';

interface ConsentAnswersProps {
  readonly purposes: readonly OptionalPurpose[];
  readonly onDecide: (allowed: readonly OptionalPurpose[]) => void;
}

/** Allow all or only the necessary: two buttons of equal weight. */
export function ConsentAnswers({ purposes, onDecide }: ConsentAnswersProps) {
  const { t } = useTranslator();
  return (
    <Answers>
      <Button variant="secondary" size="small" onClick={() => onDecide([])}>
        {t('consent.onlyNecessary')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => onDecide(purposes)}>
        {t('consent.acceptAll')}
      </Button>
    </Answers>
  );
}
