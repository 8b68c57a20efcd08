import { DefinitionList } from '@/design-system/DefinitionList';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly now: string;
  /** Null while nothing else is wanted. */
  readonly wanted: string | null;
}

/** What is reserved, and beside it what the guest wants instead. */
export function NowAndThen({ now, wanted }: Props) {
  const { t } = useTranslator();
  return (
    <DefinitionList
      layout="columns"
      items={[
        { term: t('editing.now'), description: now },
        ...(wanted === null ? [] : [{ term: t('editing.wanted'), description: <strong>{wanted}</strong> }]),
      ]}
    />
  );
}
