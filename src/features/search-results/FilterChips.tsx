import { Chip, ChipBox, ChipGroup, ChipLegend, Chips } from './SearchResults.styles';

interface Props<T extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly isOn: boolean }[];
  readonly onToggle: (value: T) => void;
}

/** A group of checkboxes that look like chips; nothing when there is nothing to choose. */
export function FilterChips<T extends string>({ legend, choices, onToggle }: Props<T>) {
  if (choices.length === 0) return null;
  return (
    <ChipGroup>
      <ChipLegend>{legend}</ChipLegend>
      <Chips>
        {choices.map(({ value, label, isOn }) => (
          <Chip key={value}>
            <ChipBox type="checkbox" checked={isOn} onChange={() => onToggle(value)} />
            {label}
          </Chip>
        ))}
      </Chips>
    </ChipGroup>
  );
}
