import { useId } from 'react';
import { Heading } from '@/design-system/Heading';
import type { ContentsEntry } from '@/domain/content/richText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ContentsFrame, ContentsLink, Entries } from './ContentPage.styles';

/** The chapters of a long page, each a link to the chapter. */
export function ContentsList({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  const { t, language, contentLang } = useTranslator();
  const titleId = useId();
  return (
    <ContentsFrame aria-labelledby={titleId}>
      {/* This text is in the language of the interface, the text around it may not be. */}
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
