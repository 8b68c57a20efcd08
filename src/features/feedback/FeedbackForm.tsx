import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Notice } from '@/design-system/Notice';
import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextArea } from '@/design-system/TextArea';
import { tidyFreeText } from '@/domain/guest/freeText';
import { MAX_FREE_TEXT } from '@/domain/limits';
import { useTranslator } from '@/i18n/TranslatorContext';
import { checkFeedback } from './checkFeedback';
import { ratings } from './sendFeedback';
import type { Rating } from './sendFeedback';

interface FeedbackFormProps {
  readonly id: string;
  readonly rating: Rating | null;
  readonly text: string;
  /** Number of attempts to send. */
  readonly attempts: number;
  readonly hasFailed: boolean;
  readonly onRate: (rating: Rating) => void;
  readonly onWrite: (text: string) => void;
  readonly onSend: () => void;
}

/** A rating, and an optional comment. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { id, rating, text, attempts, hasFailed, onRate, onWrite, onSend } = props;
  const { t, format } = useTranslator();
  const { offending, isTooLong, ...missing } = checkFeedback(rating, tidyFreeText(text));
  const hasTried = attempts > 0;
  const noRating = hasTried && missing.rating ? t('feedback.problem.rating') : undefined;
  const max = format.number(MAX_FREE_TEXT);
  const characterProblem =
    offending.length > 0 ? t('feedback.problem.characters', { characters: offending.join(' ') }) : undefined;
  const textProblem = hasTried
    ? (characterProblem ?? (isTooLong ? t('feedback.problem.tooLong', { max }) : undefined))
    : undefined;
  const errors = [
    { fieldId: 'feedback-rating', message: noRating },
    { fieldId: 'feedback-text', message: textProblem },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Stack gap={5}>
        {hasTried && (
          <ErrorSummary title={t('feedback.problems')} headingLevel={3} errors={errors} attempt={attempts} />
        )}
        {hasFailed && (
          <Notice tone="error" live="assertive" title={t('feedback.failed.title')}>
            {t('feedback.failed.body')}
          </Notice>
        )}
        <RadioCardGroup id="feedback-rating" legend={t('feedback.rating.legend')} error={noRating}>
          {ratings.map((each) => (
            <RadioCard
              key={each}
              name="rating"
              value={each}
              title={t(`feedback.rating.${each}`)}
              checked={rating === each}
              onChange={() => onRate(each)}
            />
          ))}
        </RadioCardGroup>
        <TextArea
          id="feedback-text"
          name="text"
          label={t('feedback.text')}
          optionalLabel={t('feedback.optional')}
          hint={t('feedback.hint')}
          rows={4}
          value={text}
          error={textProblem}
          count={t('feedback.count', { used: format.number(text.length), max })}
          onChange={({ target }) => onWrite(target.value)}
        />
        <Text tone="muted" size="small">
          {t('feedback.consent')}
        </Text>
      </Stack>
    </form>
  );
}
