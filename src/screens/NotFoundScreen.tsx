import { useEffect, useState } from 'react';
import { decodeFailure } from '@/api/decodeFailure';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import { site } from '@/config/siteAddresses';
import type { Failure } from '@/domain/failure';
import { defaultLocale, languageOf } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { hasScreen, matchPath, pathOfMatch } from '@/routes/routes';
import type { RouteMatch } from '@/routes/routes';
import { englishOfRussian } from '@/routes/russianPaths';
import { localeOfPath } from '@/routes/words';
import { lookForPage } from './page-data/lookForPage';
import type { FoundPage } from './page-data/lookForPage';
import { NotFoundView } from './parts/NotFoundView';
import { PageFrame } from './frame/PageFrame';
import { Screen } from './Screen';
import type { NotFoundProps } from './page-data/pageProps';

/** The current path of a page for an old spelling or a Russian address of it. Null when there is none. */
function presentPath(path: string): string | null {
  const english = englishOfRussian(path);
  if (english !== null) return english;
  const match = matchPath(path);
  const present = match && hasScreen(match.route) ? pathOfMatch(match) : null;
  return present === path ? null : present;
}

/**
 * An address that the export has no page for. An old spelling (upper case, a slash at the end) and a Russian address
 * lead to the page; a page that was published since is shown here; anything else gets a message in the address's
 * language, or in every language until scripts have read the address.
 */
export function NotFoundScreen({ page }: { readonly page: NotFoundProps }) {
  const [locale, setLocale] = useState<Locale | null>(null);
  const [match, setMatch] = useState<RouteMatch | null>(null);

  useEffect(() => {
    const { pathname, search, hash } = location;
    const path = site.pathAt(pathname) ?? '/';
    const present = presentPath(path);
    setLocale(localeOfPath(present ?? path));
    if (present !== null) location.replace(`${site.local(present)}${search}${hash}`);
    else setMatch(matchPath(path));
    // Runs once for each document: pages that the router opens do not come here.
  }, []);

  const { answer, failure, askAgain } = usePlainAnswer<RouteMatch, FoundPage, Failure>(match, {
    ask: lookForPage,
    failureOf: decodeFailure,
  });
  const found = failure
    ? ({ kind: 'unknown', failure } as const)
    : (answer ?? ({ kind: match ? 'looking' : 'nothing' } as const));
  if (found.kind === 'page') {
    return (
      <PageFrame page={found.page}>
        <Screen page={found.page} />
      </PageFrame>
    );
  }
  const messages = page.messagesIn[languageOf(locale ?? defaultLocale)] ?? page.messages;
  return (
    <PageFrame page={{ ...page, locale: locale ?? defaultLocale, messages }}>
      <NotFoundView found={found} onRetry={askAgain} messagesIn={locale === null ? page.messagesIn : null} />
    </PageFrame>
  );
}
