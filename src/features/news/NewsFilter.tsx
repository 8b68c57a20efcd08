import NextLink from 'next/link';
import { newsKinds } from '@/domain/newsArticle';
import type { NewsKind } from '@/domain/newsArticle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { FilterLink, FilterList } from './NewsFilter.styles';
import { kindQuery } from './newsKind';

/** Which news are shown. Each choice is an address: it can be shared, and the way back undoes it. */
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
              // The page is the same, and so is what was read so far.
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
