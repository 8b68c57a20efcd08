import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { askContentHere } from '@/api/content';
import { decodeFailure } from '@/api/decodeFailure';
import type { Failure } from '@/domain/failure';
import { defaultLocale, languageOf, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { hasScreen, matchPath, pathOfMatch } from '@/routes/routes';
import { PageFrame } from './PageFrame';
import { NotFoundView } from './NotFoundView';
import { Screen } from './Screen';
import type { NotFoundProps, PageProps } from './pageProps';

/** The language that an address speaks, whatever else it says. */
function localeOfPath(path: string): Locale {
  const [first = ''] = path.split('/').filter(Boolean);
  return locales.find((locale) => locale === first.toLowerCase()) ?? defaultLocale;
}

/** A page that was published after the site was exported; null when there is none at the address. */
async function loadLatePage(path: string): Promise<PageProps | null> {
  const match = matchPath(path);
  if (!match || !hasScreen(match.route)) return null;
  const [{ loadContent }, { importMessages }] = await Promise.all([
    import('./contentLoaders'),
    import('@/i18n/importMessages'),
  ]);
  const loaded = await loadContent(askContentHere, match);
  if (!loaded?.paths) return null;
  const { route, locale } = match;
  return { route, locale, messages: await importMessages(languageOf(locale)), ...loaded };
}

type Found =
  | { readonly kind: 'looking' | 'nothing' }
  | { readonly kind: 'page'; readonly page: PageProps }
  | { readonly kind: 'unknown'; readonly failure: Failure };

/**
 * An address that the export has no page for. An old spelling (upper case, a slash at the end) leads to its page; what was
 * published since is shown here; everything else is told in the language of the address.
 */
export function NotFoundScreen({ page }: { readonly page: NotFoundProps }) {
  const router = useRouter();
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [found, setFound] = useState<Found>({ kind: 'nothing' });

  useEffect(() => {
    const { pathname, search } = location;
    const path =
      router.basePath && pathname.startsWith(router.basePath) ? pathname.slice(router.basePath.length) : pathname;
    let isLeft = false;
    const match = matchPath(path);
    const isSpelledOtherwise = match && hasScreen(match.route) && pathOfMatch(match) !== path;
    setLocale(localeOfPath(path));
    if (isSpelledOtherwise) location.replace(`${router.basePath}${pathOfMatch(match)}${search}`);
    else if (match && hasScreen(match.route)) {
      setFound({ kind: 'looking' });
      loadLatePage(path).then(
        (late) => isLeft || setFound(late ? { kind: 'page', page: late } : { kind: 'nothing' }),
        (error: unknown) => isLeft || setFound({ kind: 'unknown', failure: decodeFailure(error) }),
      );
    }
    return () => {
      isLeft = true;
    };
    // An address is looked at when its document is opened; the router's own changes do not come here.
  }, [router.basePath]);

  if (found.kind === 'page') {
    return (
      <PageFrame page={found.page}>
        <Screen page={found.page} />
      </PageFrame>
    );
  }
  const messages = page.messagesIn[languageOf(locale)] ?? page.messages;
  return (
    <PageFrame page={{ ...page, locale, messages }}>
      <NotFoundView
        isLooking={found.kind === 'looking'}
        failure={found.kind === 'unknown' ? found.failure : undefined}
        onRetry={() => location.reload()}
      />
    </PageFrame>
  );
}
