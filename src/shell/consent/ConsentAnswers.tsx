import { Button } from '@/design-system/Button';
import type { OptionalPurpose } from '@/domain/guest/consent';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Answers } from './ConsentPanel.styles';

interface ConsentAnswersProps {
  readonly purposes: readonly OptionalPurpose[];
  readonly onDecide: (allowed: readonly OptionalPurpose[]) => void;
}

/**
 * Allow all or only the necessary: two buttons of equal weight. On a page that sleeps its script answers for them, by
 * `data-answer`.
 */
export function ConsentAnswers({ purposes, onDecide }: ConsentAnswersProps) {
  const { t } = useTranslator();
  return (
    <Answers>
      <Button variant="secondary" size="small" data-answer="none" onClick={() => onDecide([])}>
        {t('consent.onlyNecessary')}
      </Button>
      <Button variant="secondary" size="small" data-answer="all" onClick={() => onDecide(purposes)}>
        {t('consent.acceptAll')}
      </Button>
    </Answers>
  );
}
