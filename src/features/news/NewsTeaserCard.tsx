import { SiteLink } from '@/routes/SiteLink';
import type { HeadingLevel } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Picture } from '@/design-system/Picture';
import { Tag } from '@/design-system/Tag';
import { TeaserCard } from '@/design-system/TeaserCard';
import { Text } from '@/design-system/Text';
import type { NewsTeaser } from '@/domain/content/newsArticle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { newsArticlePath } from '@/routes/entityPaths';

interface Props {
  readonly article: NewsTeaser;
  readonly headingLevel: HeadingLevel;
  readonly layout?: 'stacked' | 'beside';
  readonly isFirst?: boolean;
}

/** A news article in a list: its date and subject. */
export function NewsTeaserCard({ article, headingLevel, layout, isFirst = false }: Props) {
  const { t, format, locale, contentLang } = useTranslator();
  const { slug, title, lead, picture, kind, publishedOn } = article;
  const sizes = layout === 'beside' ? '(min-width: 768px) 40rem, 100vw' : '(min-width: 768px) 24rem, 100vw';
  return (
    <TeaserCard
      title={title}
      titleLang={contentLang}
      href={newsArticlePath(slug, locale)}
      linkAs={SiteLink}
      headingLevel={headingLevel}
      layout={layout}
      picture={picture && <Picture {...picture} sizes={sizes} isFirst={isFirst} />}
      above={
        <Inline gap={2}>
          <Text as="time" size="label" tone="muted" dateTime={publishedOn}>
            {format.date(publishedOn)}
          </Text>
          {kind === 'CAMPAIGN' && <Tag tone="accent">{t('news.kind.CAMPAIGN')}</Tag>}
        </Inline>
      }
    >
      {lead && (
        <Text tone="muted" lang={contentLang}>
          {lead}
        </Text>
      )}
    </TeaserCard>
  );
}
