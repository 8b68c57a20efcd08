import dynamic from 'next/dynamic';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isFeedbackLink } from '@/domain/notice';
import { canSendFeedback } from '@/features/feedback/sendFeedback';
import { ServiceNoticesV1 } from '@/features/service-notices/v1/ServiceNoticesV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ServiceNotices } from '@/shell/ServiceNotices';

/** The survey comes when a guest opens it. */
const FeedbackSurvey = dynamic(() => import('@/features/feedback/FeedbackSurvey').then((file) => file.FeedbackSurvey), {
  ssr: false,
});

/** The service notices of a page. They come after the page itself, with the API's client, which few pages need at once. */
export function PageNotices({ path }: { readonly path: string }) {
  const { locale } = useTranslator();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [isSurveyOpen, setSurveyOpen] = useState(false);
  const follow = (url: string): boolean => {
    const isSurvey = canSendFeedback && isFeedbackLink(url);
    if (isSurvey) setSurveyOpen(true);
    return isSurvey;
  };
  return (
    <>
      <ServiceNoticesV1 locale={locale} path={path}>
        {(notices) => (
          <ServiceNotices
            notices={notices
              .filter(({ id }) => !dismissed.includes(id))
              .map(({ kind, ...notice }) => ({ ...notice, type: kind }))}
            onDismiss={(id) => setDismissed((before) => [...before, id])}
            onFollow={follow}
          />
        )}
      </ServiceNoticesV1>
      {/* Not among the notices, which are read out as they change. */}
      {isSurveyOpen && createPortal(<FeedbackSurvey onClose={() => setSurveyOpen(false)} />, document.body)}
    </>
  );
}
