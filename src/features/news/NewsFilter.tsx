import { SiteLink } from '@/routes/SiteLink';
import { ChoiceLinks } from '@/design-system/ChoiceLinks';
import { newsKinds } from '@/domain/content/newsArticle';
import type { NewsKind } from '@/domain/content/newsArticle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { kindQuery } from './newsKind';

/** Filters the news. The news loaded so far stay. */
export function NewsFilter({ kind: chosen }: { readonly kind: NewsKind | null }) {
  const { t, locale } = useTranslator();
  return (
    <ChoiceLinks
      label={t('news.filter.label')}
      linkAs={SiteLink}
      choices={[null, ...newsKinds].map((kind) => ({
        href: hrefOf('news', locale, kindQuery(kind)),
        name: t(`news.filter.${kind ?? 'all'}`),
        isChosen: kind === chosen,
      }))}
    />
  );
}
