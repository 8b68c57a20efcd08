import { SiteLink } from '@/routes/SiteLink';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { OFFICE_TIME_ZONE } from '@/config/limits';
import { RichText } from '@/design-system/RichText';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { ContentPage } from '@/domain/content/contentPage';
import { contentsOf } from '@/domain/content/richText';
import { todayIn } from '@/domain/localDate';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Columns } from './ContentPage.styles';
import { ContentPageHead } from './ContentPageHead';
import { ContentsList } from './ContentsList';

interface Props {
  readonly page: ContentPage;
  /** `rules` show when they last changed; an `invitation` shows a large picture. */
  readonly kind: 'rules' | 'invitation';
  /** In the language of the interface, between the head and the text. */
  readonly afterHead?: ReactNode;
}

export function ContentPageView({ page, kind, afterHead }: Props) {
  const { t, format, language, contentLang } = useTranslator();
  const titleId = useId();
  const changedOn = todayIn(OFFICE_TIME_ZONE, Date.parse(page.meta.modifiedAt));
  const chapters = contentsOf(page.body);
  const video = {
    play: t('richText.play'),
    notice: t('richText.notice'),
    elsewhere: t('richText.elsewhere'),
  };
  const body = (
    <Stack gap={6}>
      <RichText parts={page.body} ownLink={SiteLink} video={video} />
      {kind === 'rules' && (
        <Text size="label" tone="muted" lang={contentLang && language}>
          {t('contentPage.updated', { date: format.date(changedOn) })}
        </Text>
      )}
    </Stack>
  );
  return (
    <Stack as="article" gap={7} lang={contentLang} aria-labelledby={titleId}>
      <ContentPageHead page={page} isInviting={kind === 'invitation'} id={titleId} />
      {afterHead && <div lang={contentLang && language}>{afterHead}</div>}
      {chapters.length > 0 ? (
        <Columns>
          <ContentsList entries={chapters} />
          {body}
        </Columns>
      ) : (
        body
      )}
    </Stack>
  );
}
