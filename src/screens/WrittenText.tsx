import NextLink from 'next/link';
import { RichText } from '@/design-system/RichText';
import type { RichText as Parts } from '@/domain/richText';
import { useTranslator } from '@/i18n/TranslatorContext';

/** A written text of the API, in the words of the page around it. */
export function WrittenText({ parts }: { readonly parts: Parts }) {
  const { t } = useTranslator();
  const video = { play: t('richText.play'), notice: t('richText.notice'), elsewhere: t('richText.elsewhere') };
  return <RichText parts={parts} ownLink={NextLink} video={video} />;
}
