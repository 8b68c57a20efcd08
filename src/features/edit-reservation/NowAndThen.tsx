import { DefinitionList } from '@/design-system/DefinitionList';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly now: string;
  /** Null while nothing else is wanted. */
  readonly wanted: string | null;
  /** The language of each, where it is not that of the page. */
  readonly lang?: string;
  readonly wantedLang?: string;
}

/** What is reserved, and beside it what the guest wants instead. */
export function NowAndThen({ now, wanted, lang, wantedLang }: Props) {
  const { t } = useTranslator();
  return (
    <DefinitionList
      layout={wanted === null ? 'stacked' : 'columns'}
      items={[
        { term: t('editing.now'), description: <span lang={lang}>{now}</span> },
        ...(wanted === null
          ? []
          : [{ term: t('editing.wanted'), description: <strong lang={wantedLang}>{wanted}</strong> }]),
      ]}
    />
  );
}
