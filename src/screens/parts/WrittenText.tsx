import { SiteLink } from '@/routes/SiteLink';
import { RichText } from '@/design-system/RichText';
import type { RichText as Parts } from '@/domain/content/richText';
import { useTranslator } from '@/i18n/TranslatorContext';

/** A written text of the API, with the labels of the page's language. */
export function WrittenText({ parts }: { readonly parts: Parts }) {
  const { t } = useTranslator();
  const video = { play: t('richText.play'), notice: t('richText.notice'), elsewhere: t('richText.elsewhere') };
  return <RichText parts={parts} ownLink={SiteLink} video={video} />;
}
