import { SiteLink } from '@/routes/SiteLink';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import type { NewsTeaser } from '@/domain/content/newsArticle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { NewsTeaserCard } from './NewsTeaserCard';

const ownLink = { as: SiteLink, prefetch: false } as const;

/** The latest news, as a section of another page. */
export function NewestNews({ news }: { readonly news: readonly NewsTeaser[] }) {
  const { t, locale } = useTranslator();
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="newest-news">
      <Stack gap={5}>
        <Inline justify="between" align="baseline">
          <Heading level={2} id="newest-news">
            {t('home.news.title')}
          </Heading>
          <Link {...ownLink} href={pathOf('news', locale)} tone="alone">
            {t('home.news.all')}
          </Link>
        </Inline>
        <Grid as="ul" kind="cards">
          {news.map((article) => (
            <li key={article.id}>
              <NewsTeaserCard article={article} headingLevel={3} />
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
