import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { reportingBadNotices } from '@/api/reportingBadNotices';
import { usePlainQuery } from '@/api/usePlainQuery';
import { environment } from '@/config/environment';
import { readNotices } from '@/domain/content/notice';
import type { ServiceNotice } from '@/domain/content/notice';
import { localeCode } from '@/i18n/locales';
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

/** The readable notices of an answer. An error gives none: the page works without them. */
export const readServiceNotices = ({ serviceNotices }: ServiceNoticesV1Query['response']): readonly ServiceNotice[] =>
  reportingBadNotices(serviceNotices, readNotices(serviceNotices));

interface Props {
  readonly locale: Locale;
  readonly children: (notices: readonly ServiceNotice[]) => ReactNode;
}

/** Loads the notices on each page; until the answer comes, shows the last answer of this visit. An error shows none. */
export function ServiceNoticesV1({ locale, children }: Props) {
  const answer = usePlainQuery<ServiceNoticesV1Query>(environment.siteEndpoint, query, { locale: localeCode(locale) });
  return children(answer ? readServiceNotices(answer) : []);
}
