import NextLink from 'next/link';
import { newsKinds } from '@/domain/newsArticle';
import type { NewsKind } from '@/domain/newsArticle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { FilterLink, FilterList } from './NewsFilter.styles';
import { kindQuery } from './newsKind';

/** Filters the news. Each choice is an address, so it can be shared and undone with the back button. */
export function NewsFilter({ kind: chosen }: { readonly kind: NewsKind | null }) {
  const { t, locale } = useTranslator();
  return (
    <nav aria-label={t('news.filter.label')}>
      <FilterList>
        {[null, ...newsKinds].map((kind) => (
          <li key={kind ?? 'all'}>
            <FilterLink
              as={NextLink}
              href={hrefOf('news', locale, kindQuery(kind))}
              // A shallow navigation: the page and the news loaded so far stay.
              shallow
              scroll={false}
              prefetch={false}
              aria-current={kind === chosen ? 'true' : undefined}
            >
              {t(`news.filter.${kind ?? 'all'}`)}
            </FilterLink>
          </li>
        ))}
      </FilterList>
    </nav>
  );
}
