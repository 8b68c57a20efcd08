import { EmptyState } from '@/design-system/EmptyState';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Notice } from '@/design-system/Notice';
import { PageHeading } from '@/design-system/PageHeading';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { TeaserGrid } from '@/design-system/TeaserGrid';
import type { NewsKind, NewsTeaser } from '@/domain/content/newsArticle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { NewsFilter } from './NewsFilter';
import { NewsTeaserCard } from './NewsTeaserCard';

interface Props {
  /** Null while the first of a kind are loading. */
  readonly news: readonly NewsTeaser[] | null;
  readonly kind: NewsKind | null;
  readonly phase: 'asking' | 'failed' | 'resting';
  /** Null when there are no more. */
  readonly onMore: (() => void) | null;
}

/** News, newest first: all, or one kind. */
export function NewsView({ news, kind, phase, onMore }: Props) {
  const { t, plural } = useTranslator();
  const isWaiting = news === null && phase !== 'failed';
  return (
    <Stack gap={6}>
      <PageHeading lead={t('news.lead')}>{t('news.title')}</PageHeading>
      <NewsFilter kind={kind} />
      {isWaiting && (
        <LoadingRegion label={t('news.more.loading')}>
          <Skeleton shape="card" />
        </LoadingRegion>
      )}
      {news?.length === 0 && <EmptyState title={t('news.none.title')}>{t('news.none.body')}</EmptyState>}
      <TeaserGrid
        hasLead
        cards={(news ?? []).map((article, index) => ({
          key: article.id,
          card: (
            <NewsTeaserCard
              article={article}
              headingLevel={2}
              layout={index === 0 ? 'beside' : 'stacked'}
              isFirst={index === 0}
            />
          ),
        }))}
        status={news ? plural('news.count', news.length) : ''}
        problem={
          phase === 'failed' && (
            <Notice tone="error" live="assertive">
              {t('news.more.failed')}
            </Notice>
          )
        }
        more={
          onMore && !isWaiting
            ? {
                label: t('news.more.show'),
                loadingLabel: t('news.more.loading'),
                isLoading: phase === 'asking',
                onPress: onMore,
              }
            : undefined
        }
      />
    </Stack>
  );
}
