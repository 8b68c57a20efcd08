import { graphql } from 'react-relay/hooks';
import { reportingBadNotices } from '@/api/reportingBadNotices';
import { usePlainQuery } from '@/api/usePlainQuery';
import { environment } from '@/config/environment';
import { NoticeList } from '@/design-system/NoticeList';
import { parseNotificationLevel } from '@/domain/content/hotel';
import type { Hotel } from '@/domain/content/hotel';
import { withWords } from '@/domain/content/notice';
import { localeCode } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { HotelNoticesV1Query } from './__generated__/HotelNoticesV1Query.graphql';

const query = graphql`
  query HotelNoticesV1Query($locale: Locale!, $urlPath: String!) {
    hotelPageByUrl(locale: $locale, urlPath: $urlPath) {
      id
      locale
      notifications {
        level
        message
      }
    }
  }
`;

/** The readable notices of an answer. An error gives none: the page works without them. */
export function readHotelNotices({ hotelPageByUrl }: HotelNoticesV1Query['response']): Hotel['notifications'] {
  const sent = hotelPageByUrl ? hotelPageByUrl.notifications : [];
  return reportingBadNotices(
    sent,
    withWords(sent).map(({ level, message }) => ({ level: parseNotificationLevel(level), message })),
  );
}

/** The current notices of a hotel. They are loaded in the browser, since the exported page may be weeks old. */
export function HotelNoticesV1({ urlPath }: { readonly urlPath: string }) {
  const { locale, contentLang } = useTranslator();
  const variables = { locale: localeCode(locale), urlPath };
  const answer = usePlainQuery<HotelNoticesV1Query>(environment.siteEndpoint, query, variables);
  return (
    <div role="status">
      <NoticeList notices={answer ? readHotelNotices(answer) : []} lang={contentLang} />
    </div>
  );
}
