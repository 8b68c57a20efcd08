import { useId, type ReactNode } from 'react';
import { describedBy, FieldHint, FieldProblem } from './FieldFrame';
import { styled } from './stitches.config';
import { VisuallyHidden } from './VisuallyHidden';

const Frame = styled('fieldset', { '& > legend ~ * + *': { marginTop: '$3' } });
const Legend = styled('legend', {
  fontFamily: '$display',
  fontSize: '$h3',
  fontWeight: '$heading',
  letterSpacing: '$heading',
  lineHeight: '$tight',
  paddingBottom: '$2',
});
const Cards = styled('div', {
  display: 'grid',
  gap: '$3',
  variants: {
    columns: {
      one: {},
      two: { '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      three: {
        '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@desktop': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

interface RadioCardGroupProps {
  readonly legend: ReactNode;
  /** Visually hidden, where a heading beside it has the same text. */
  readonly isLegendHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly columns?: 'one' | 'two' | 'three';
  /** Where an error summary's link leads. */
  readonly id?: string;
  /** `RadioCard`s of one name. */
  readonly children: ReactNode;
}

export function RadioCardGroup({ legend, isLegendHidden, hint, error, columns, id, children }: RadioCardGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <Frame id={groupId} tabIndex={-1} aria-describedby={describedBy(groupId, { hint, error })}>
      {isLegendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      {hint && <FieldHint id={groupId}>{hint}</FieldHint>}
      {error && <FieldProblem id={groupId}>{error}</FieldProblem>}
      <Cards columns={columns}>{children}</Cards>
    </Frame>
  );
}
