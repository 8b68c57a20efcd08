import { DefinitionList } from '@/design-system/DefinitionList';
import type { ChangeLine } from './changeLines';

/** What is changed: each thing as it was and as it is to be. */
export function ChangeList({ lines }: { readonly lines: readonly ChangeLine[] }) {
  return (
    <DefinitionList
      layout="rows"
      items={lines.map(({ name, before, after }) => ({
        term: name,
        description: (
          <span>
            <del>{before}</del> → <ins>{after}</ins>
          </span>
        ),
      }))}
    />
  );
}
