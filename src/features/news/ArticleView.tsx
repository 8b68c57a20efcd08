import { SiteLink } from '@/routes/SiteLink';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '@/design-system/Banner';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { NewsArticle } from '@/domain/content/newsArticle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPath } from '@/routes/entityPaths';

const ownLink = { as: SiteLink, prefetch: false } as const;

interface Props {
  readonly article: NewsArticle;
  /** The article's text. */
  readonly children: ReactNode;
}

/** A news article, with the hotels it is about. */
export function ArticleView({ article, children }: Props) {
  const { t, format, locale, contentLang } = useTranslator();
  const titleId = useId();
  const { title, lead, picture, kind, publishedOn, changedOn, hotels } = article;
  return (
    <Stack gap={6} as="article" aria-labelledby={titleId}>
      {picture && (
        <Banner>
          <Picture {...picture} shape="hero" isFirst />
        </Banner>
      )}
      <Stack gap={3} width="reading">
        <PageHeading id={titleId} lead={lead && <span lang={contentLang}>{lead}</span>}>
          <span lang={contentLang}>{title}</span>
        </PageHeading>
        <Inline gap={3}>
          {kind === 'CAMPAIGN' && <Tag tone="accent">{t('news.kind.CAMPAIGN')}</Tag>}
          <Text as="time" size="label" tone="muted" dateTime={publishedOn}>
            {t('news.published', { date: format.date(publishedOn) })}
          </Text>
          {changedOn && (
            <Text as="time" size="label" tone="muted" dateTime={changedOn}>
              {t('news.changed', { date: format.date(changedOn) })}
            </Text>
          )}
        </Inline>
      </Stack>
      <div lang={contentLang}>{children}</div>
      {hotels.length > 0 && (
        <section aria-labelledby="article-hotels">
          <Stack gap={2}>
            <Heading level={2} size="h3" id="article-hotels">
              {t('news.hotels')}
            </Heading>
            <Stack as="ul" gap={0}>
              {hotels.map(({ id, name, city, urlPath }) => (
                <Inline as="li" key={id} gap={2} align="baseline">
                  {urlPath === null ? (
                    <span lang={contentLang}>{name}</span>
                  ) : (
                    <Link {...ownLink} href={hotelPath(urlPath, locale)} tone="alone" lang={contentLang}>
                      {name}
                    </Link>
                  )}
                  {!name.includes(city) && (
                    <Text as="span" size="label" tone="muted" lang={contentLang}>
                      {city}
                    </Text>
                  )}
                </Inline>
              ))}
            </Stack>
          </Stack>
        </section>
      )}
    </Stack>
  );
}
