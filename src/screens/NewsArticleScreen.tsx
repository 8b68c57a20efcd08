import { SiteLink } from '@/routes/SiteLink';
import { site } from '@/config/siteAddresses';
import { Breadcrumbs } from '@/design-system/Breadcrumbs';
import { Stack } from '@/design-system/Stack';
import type { NewsArticle } from '@/domain/content/newsArticle';
import { ArticleView } from '@/features/news/ArticleView';
import { structuredArticle } from '@/features/news/structuredArticle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { newsArticlePath } from '@/routes/entityPaths';
import { pathOf } from '@/routes/routes';
import { structuredTrail } from '@/routes/structuredTrail';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { WrittenText } from './parts/WrittenText';

/** One article or campaign. */
export function NewsArticleScreen({ content }: ScreenProps) {
  return content.article ? <Shown article={content.article} /> : null;
}

function Shown({ article }: { readonly article: NewsArticle }) {
  const { t, locale, contentLang } = useTranslator();
  const { meta, title } = article;
  const above = [
    { name: t('shell.trail.home'), href: pathOf('home', locale) },
    { name: t('news.title'), href: pathOf('news', locale) },
  ];
  return (
    <ScreenLayout
      route="newsArticle"
      title={meta.title}
      description={meta.description}
      picture={meta.picture}
      structured={[
        structuredArticle(article, { site, locale }),
        structuredTrail([...above, { name: title, href: newsArticlePath(article.slug, locale) }]),
      ]}
    >
      <Stack gap={3}>
        <Breadcrumbs
          label={t('shell.trail.label')}
          above={above}
          current={{ name: title, lang: contentLang }}
          linkAs={SiteLink}
        />
        <ArticleView article={article}>
          <WrittenText parts={article.body} />
        </ArticleView>
      </Stack>
    </ScreenLayout>
  );
}
