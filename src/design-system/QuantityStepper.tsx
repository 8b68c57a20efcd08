import { useId, type ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { Minus, Plus } from './icons';
import { styled } from './stitches.config';
import { VisuallyHidden } from './VisuallyHidden';

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  minWidth: 0,
});
const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  minWidth: 0,
  flex: '1 1 8rem',
});
const Label = styled('span', { fontWeight: '$bold', lineHeight: '$tight' });
const Hint = styled('span', { color: '$textMuted', fontSize: '$small', lineHeight: '$tight' });
const Controls = styled('div', { display: 'flex', alignItems: 'center', gap: '$2' });
const Value = styled('output', {
  minWidth: '2.5ch',
  textAlign: 'center',
  fontSize: '$lead',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
});

interface QuantityStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Names of the buttons, such as "one adult fewer". */
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly hint?: ReactNode;
  readonly isLabelHidden?: boolean;
}

/** A small number by two buttons. A button at its end stays reachable, so that the focus is not lost there. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min, max, onChange, decreaseLabel, increaseLabel, hint, isLabelHidden } = props;
  const id = useId();
  const described = hint && <Hint id={`${id}-hint`}>{hint}</Hint>;
  return (
    <Row role="group" aria-labelledby={`${id}-label`} aria-describedby={hint ? `${id}-hint` : undefined}>
      {isLabelHidden ? (
        <>
          <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
          {described}
        </>
      ) : (
        <Words>
          <Label id={`${id}-label`}>{label}</Label>
          {described}
        </Words>
      )}
      <Controls>
        <Button
          variant="secondary"
          iconOnly
          aria-label={decreaseLabel}
          aria-disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        >
          <Icon of={Minus} size="small" />
        </Button>
        <Value aria-live="polite">{value}</Value>
        <Button
          variant="secondary"
          iconOnly
          aria-label={increaseLabel}
          aria-disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <Icon of={Plus} size="small" />
        </Button>
      </Controls>
    </Row>
  );
}
