import { styled } from './stitches.config';
import { VisuallyHidden } from './VisuallyHidden';

const Legend = styled('legend', { paddingBottom: '$2', fontSize: '$label', fontWeight: '$bold' });

const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const Chip = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  padding: '$1 $4 $1 $3',
  border: '$borderWidths$control solid $colors$borderStrong',
  borderRadius: '$pill',
  backgroundColor: '$surfaceRaised',
  fontSize: '$label',
  lineHeight: '$tight',
  cursor: 'pointer',
  '&:hover': { borderColor: '$accent' },
  '&:has(input:checked)': { borderColor: '$accent', backgroundColor: '$accentMuted', color: '$onAccentMuted' },
  '&:has(input:focus-visible)': { outline: '3px solid $colors$focus', outlineOffset: '2px' },
});

const Box = styled('input', {
  width: '1.5rem',
  height: '1.5rem',
  flex: 'none',
  accentColor: '$colors$accent',
  '&:focus-visible': { outline: 'none' },
});

const Detail = styled('span', { color: '$textMuted', 'label:has(input:checked) > &': { color: 'inherit' } });

export interface FilterChoice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** What choosing it leaves, shown after the label: how many, and from which price. */
  readonly detail?: string;
  readonly isOn: boolean;
}

interface FilterChipsProps<T extends string> {
  readonly legend: string;
  /** For screen readers only: the choices say enough themselves. */
  readonly isLegendHidden?: boolean;
  readonly choices: readonly FilterChoice<T>[];
  readonly onToggle: (value: T) => void;
}

/** A group of checkboxes that look like chips; nothing without options. */
export function FilterChips<T extends string>({ legend, isLegendHidden, choices, onToggle }: FilterChipsProps<T>) {
  if (choices.length === 0) return null;
  return (
    <fieldset>
      {isLegendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Chips>
        {choices.map(({ value, label, detail, isOn }) => (
          <Chip key={value}>
            <Box type="checkbox" checked={isOn} onChange={() => onToggle(value)} />
            {label}
            {detail && <Detail>{detail}</Detail>}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}
