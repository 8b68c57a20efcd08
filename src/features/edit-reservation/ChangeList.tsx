import { DefinitionList } from '@/design-system/DefinitionList';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ChangeLine } from './changeLines';

/** What is changed: each thing as it was and as it is to be. */
export function ChangeList({ lines }: { readonly lines: readonly ChangeLine[] }) {
  const { contentLang } = useTranslator();
  const langIf = (isContent = false) => (isContent ? contentLang : undefined);
  return (
    <DefinitionList
      layout="rows"
      items={lines.map(({ name, before, after, isContent }) => ({
        term: name,
        description: (
          <span>
            <del lang={langIf(isContent?.before)}>{before}</del> → <ins lang={langIf(isContent?.after)}>{after}</ins>
          </span>
        ),
      }))}
    />
  );
}
