import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { askPlainly } from '@/api/askPlainly';
import { environment } from '@/config/environment';
import { noticesForPage } from '@/domain/notice';
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

const toNotice = ({ id, type, message, link }: Sent): ServiceNotice => ({
  id,
  kind: type === 'alert' ? 'alert' : 'info',
  message,
  link: link ? { url: link.url, text: link.text } : null,
});

interface Props {
  readonly locale: Locale;
  /** Path of the page without the language's prefix. */
  readonly path: string;
  readonly children: (notices: readonly ServiceNotice[]) => ReactNode;
}

/** Asks the notices on each page anew and hands those of this page on. Silence means none. */
export function ServiceNoticesV1({ locale, path, children }: Props) {
  const [notices, setNotices] = useState<readonly ServiceNotice[]>([]);
  useEffect(() => {
    let isWanted = true;
    const show = (found: readonly ServiceNotice[]) => {
      if (isWanted) setNotices(found);
    };
    askPlainly<ServiceNoticesV1Query>(environment.v1Endpoint, query, { locale: apiLocaleV1(locale) }).then(
      ({ serviceNotices }) => show(serviceNotices.map(toNotice)),
      // A page is whole without its notices.
      () => show([]),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return children(noticesForPage(notices, path));
}
