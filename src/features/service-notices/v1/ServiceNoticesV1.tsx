import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { readEach } from '@/api/readEach';
import { usePlainQuery } from '@/api/usePlainQuery';
import { environment } from '@/config/environment';
import { noticeLink } from '@/domain/notice';
import type { ServiceNotice } from '@/domain/notice';
import { apiLocaleV1 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { ServiceNoticesV1Query } from './__generated__/ServiceNoticesV1Query.graphql';

const query = graphql`
  query ServiceNoticesV1Query($locale: Locale!) {
    serviceNotices(locale: $locale) {
      id
      type
      message
      link {
        url
        text
      }
    }
  }
`;

type Sent = ServiceNoticesV1Query['response']['serviceNotices'][number];

const readNotice = ({ id, type, message, link }: Sent): ServiceNotice => ({
  id,
  kind: type === 'alert' ? 'alert' : 'info',
  message,
  link: link ? noticeLink(link) : null,
});

interface Props {
  readonly locale: Locale;
  readonly children: (notices: readonly ServiceNotice[]) => ReactNode;
}

/** Asks the notices anew on each page; until the answer comes, those of this visit's last answer. Silence means none. */
export function ServiceNoticesV1({ locale, children }: Props) {
  const answer = usePlainQuery<ServiceNoticesV1Query>(environment.v1Endpoint, query, { locale: apiLocaleV1(locale) });
  return children(readEach(answer?.serviceNotices ?? [], readNotice));
}
