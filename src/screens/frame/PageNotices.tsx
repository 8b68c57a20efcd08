import dynamic from 'next/dynamic';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { noticesForPage } from '@/domain/content/notice';
import { LostOverlay } from '@/errors/LostOverlay';
import { canSendFeedback } from '@/features/feedback/sendFeedback';
import { ServiceNotices } from '@/features/service-notices/ServiceNotices';
import { ServiceNoticesV1 } from '@/features/service-notices/site/ServiceNoticesV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { dismissNotice, readDismissedNotices, takeUpClosedNotices } from '@/state/dismissedNotices';

/** Loaded when a guest opens the survey. */
const FeedbackSurvey = dynamic(() => import('@/features/feedback/FeedbackSurvey').then((file) => file.FeedbackSurvey), {
  ssr: false,
  loading: LostOverlay,
});

interface Props {
  /** Of the page, without the language's prefix; null for an address without a page. */
  readonly path: string | null;
}

/**
 * The service notices of a page. They load after the page itself, with the API's client, which few pages need at once.
 */
export function PageNotices({ path }: Props) {
  const { locale } = useTranslator();
  const [dismissed, setDismissed] = useState(() => {
    takeUpClosedNotices();
    return readDismissedNotices();
  });
  const [isSurveyOpen, setSurveyOpen] = useState(false);
  const dismiss = (id: string) => {
    dismissNotice(id);
    setDismissed((before) => [...before, id]);
  };
  return (
    <>
      <ServiceNoticesV1 locale={locale}>
        {(notices) => (
          <ServiceNotices
            notices={noticesForPage(notices, path).filter(({ id }) => !dismissed.includes(id))}
            onDismiss={dismiss}
            onSurvey={canSendFeedback ? () => setSurveyOpen(true) : undefined}
          />
        )}
      </ServiceNoticesV1>
      {/* Outside of the notices, whose changes screen readers announce. */}
      {isSurveyOpen && createPortal(<FeedbackSurvey onClose={() => setSurveyOpen(false)} />, document.body)}
    </>
  );
}
