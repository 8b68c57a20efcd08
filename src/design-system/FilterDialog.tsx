import { Button } from './Button';
import { Dialog } from './Dialog';
import { FilterChips } from './FilterChips';
import type { FilterChoice } from './FilterChips';
import { Stack } from './Stack';

export interface FilterGroup {
  readonly id: string;
  readonly legend: string;
  readonly choices: readonly FilterChoice<string>[];
}

interface FilterDialogProps {
  readonly words: {
    readonly title: string;
    readonly close: string;
    /** What closing it shows: "Show 4 hotels". */
    readonly show: string;
    readonly clear: string;
  };
  readonly groups: readonly FilterGroup[];
  readonly hasChosen: boolean;
  readonly onToggle: (group: string, value: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The filters of a list, beside it or over it. Each takes effect at once. */
export function FilterDialog({ words, groups, hasChosen, onToggle, onClear, onClose }: FilterDialogProps) {
  return (
    <Dialog
      isOpen
      variant="drawer"
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          {hasChosen && (
            <Button variant="quiet" onClick={onClear}>
              {words.clear}
            </Button>
          )}
          <Button onClick={onClose}>{words.show}</Button>
        </>
      }
    >
      <Stack gap={5}>
        {groups.map(({ id, legend, choices }) => (
          <FilterChips key={id} legend={legend} choices={choices} onToggle={(value) => onToggle(id, value)} />
        ))}
      </Stack>
    </Dialog>
  );
}
