import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import { siteEnvironment } from '@/api/siteEnvironment';
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

interface Props {
  readonly locale: Locale;
  /** Path of the page without the language's prefix. */
  readonly path: string;
  readonly children: (notices: readonly ServiceNotice[]) => ReactNode;
}

/** Asks the notices (the cache first, then the network) and hands those of this page on. Silence means none. */
export function ServiceNoticesV1({ locale, path, children }: Props) {
  const [notices, setNotices] = useState<readonly ServiceNotice[]>([]);
  useEffect(() => {
    const subscription = fetchQuery<ServiceNoticesV1Query>(
      siteEnvironment(),
      query,
      { locale: apiLocaleV1(locale) },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ serviceNotices }) =>
        setNotices(
          serviceNotices.map(({ id, type, message, link }) => ({
            id,
            kind: type === 'alert' ? 'alert' : 'info',
            message,
            link: link ? { url: link.url, text: link.text } : null,
          })),
        ),
      // A page is whole without its notices.
      error: () => setNotices([]),
    });
    return () => subscription.unsubscribe();
  }, [locale]);
  return children(noticesForPage(notices, path));
}
