import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Notice } from '@/design-system/Notice';
import { tidyFreeText } from '@/domain/guest/freeText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { checkFeedback, hasProblems } from './checkFeedback';
import { FeedbackForm } from './FeedbackForm';
import { sendFeedback } from './sendFeedback';
import type { Rating } from './sendFeedback';

const FORM_ID = 'feedback-form';

/** The survey in a dialog. Sending it is the guest's consent to it; nothing is loaded or sent before. */
export function FeedbackSurvey({ onClose }: { readonly onClose: () => void }) {
  const { t, locale } = useTranslator();
  const [rating, setRating] = useState<Rating | null>(null);
  const [typed, setTyped] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<'writing' | 'sending' | 'failed' | 'sent'>('writing');
  const text = tidyFreeText(typed);
  const problems = checkFeedback(rating, text);
  const send = async () => {
    setAttempts((before) => before + 1);
    if (rating === null || hasProblems(problems)) return;
    setState('sending');
    try {
      await sendFeedback({ rating, text, locale });
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  const isSent = state === 'sent';
  return (
    <Dialog
      isOpen
      title={t('feedback.title')}
      closeLabel={t('feedback.close')}
      onClose={onClose}
      footer={
        isSent ? (
          <Button onClick={onClose}>{t('feedback.close')}</Button>
        ) : (
          <Button type="submit" form={FORM_ID} isLoading={state === 'sending'} loadingLabel={t('feedback.sending')}>
            {t('feedback.send')}
          </Button>
        )
      }
    >
      <div role="status">{isSent && <Notice tone="success">{t('feedback.thanks')}</Notice>}</div>
      {!isSent && (
        <FeedbackForm
          id={FORM_ID}
          rating={rating}
          text={typed}
          attempts={attempts}
          hasFailed={state === 'failed'}
          onRate={setRating}
          onWrite={setTyped}
          onSend={() => void send()}
        />
      )}
    </Dialog>
  );
}
