import { useId } from 'react';
import { Heading } from '@/design-system/Heading';
import type { ContentsEntry } from '@/domain/richText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ContentsFrame, ContentsLink, Entries } from './ContentPage.styles';

/** The chapters of a long page, each a link to where it begins. */
export function ContentsList({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  const { t, language, contentLang } = useTranslator();
  const titleId = useId();
  return (
    <ContentsFrame aria-labelledby={titleId}>
      {/* Around it the language of the text is spoken. */}
      <Heading level={2} size="h4" id={titleId} lang={contentLang && language}>
        {t('contentPage.contents')}
      </Heading>
      <Entries>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <ContentsLink href={`#${id}`}>{text}</ContentsLink>
          </li>
        ))}
      </Entries>
    </ContentsFrame>
  );
}
