import { useRouter } from 'next/router';
import { useListParts } from '@/api/useListParts';
import type { NewsKind, NewsTeaser } from '@/domain/content/newsArticle';
import type { ListPart } from '@/domain/content/writtenPage';
import { NewsView } from '@/features/news/NewsView';
import { ofKind, readKind } from '@/features/news/newsKind';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Locale } from '@/i18n/locales';
import { queryIn } from '@/routes/queryIn';
import { pathOf } from '@/routes/routes';
import { structuredTrail } from '@/routes/structuredTrail';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { useHydrated } from '@/browser/useHydrated';

const none: ListPart<NewsTeaser> = { items: [], next: null };

/** Code that loads further news, itself loaded when a guest asks for them. */
async function askMore(locale: Locale, kind: NewsKind | null, after: string | null): Promise<ListPart<NewsTeaser>> {
  const [{ loadNews }, { askContentHere }] = await Promise.all([
    import('@/features/news/site/loadNews'),
    import('@/api/content'),
  ]);
  return loadNews(askContentHere, locale, { kind, after });
}

/** The list of news. */
export function NewsScreen({ content }: ScreenProps) {
  const { t, locale } = useTranslator();
  const { asPath } = useRouter();
  const isHydrated = useHydrated();
  // The exported page has no query: it shows all kinds.
  const kind = isHydrated ? readKind(queryIn(asPath)) : null;
  const first = ofKind(content.news ?? none, kind);
  const { items, phase, showMore } = useListParts(`${locale} ${kind ?? ''}`, first, (after) =>
    askMore(locale, kind, after),
  );
  return (
    <ScreenLayout
      route="news"
      title={t('news.title')}
      description={t('news.description')}
      structured={[
        structuredTrail([
          { name: t('shell.trail.home'), href: pathOf('home', locale) },
          { name: t('news.title'), href: pathOf('news', locale) },
        ]),
      ]}
    >
      <NewsView news={items} kind={kind} phase={phase} onMore={showMore} />
    </ScreenLayout>
  );
}
