import type { ReactNode } from 'react';
import { styled } from './stitches.config';
import { VisuallyHidden } from './VisuallyHidden';

const Frame = styled('span', {
  display: 'inline-flex',
  flexDirection: 'column',
  minWidth: 0,
  // Amounts have non-breaking spaces; with very large text they break instead of being cut.
  overflowWrap: 'anywhere',
  color: '$price',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: '$tight',
  variants: { align: { start: { alignItems: 'flex-start' }, end: { alignItems: 'flex-end', textAlign: 'right' } } },
});
const Line = styled('span', { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 $2' });
const Old = styled('s', { color: '$textMuted', fontSize: '$label', fontWeight: '$regular' });
const Amount = styled('span', {
  fontWeight: '$bold',
  variants: {
    size: {
      small: { fontSize: '$body' },
      medium: { fontSize: '$h3' },
      large: { fontSize: '$priceLarge', letterSpacing: '-0.01em' },
    },
  },
});
const Detail = styled('span', { color: '$textMuted', fontSize: '$small' });

interface PriceProps {
  /** Already written in the guest's language. */
  readonly amount: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly align?: 'start' | 'end';
  /** The price before a discount, struck through; screen readers read the labels. */
  readonly old?: { readonly amount: string; readonly label: string; readonly currentLabel: string };
  /** What it covers: "2 nights, 2 adults". */
  readonly detail?: ReactNode;
}

export function Price({ amount, size = 'medium', align = 'start', old, detail }: PriceProps) {
  return (
    <Frame align={align} data-price>
      <Line>
        {old && (
          <>
            <VisuallyHidden>{old.label} </VisuallyHidden>
            <Old>{old.amount}</Old>
            <VisuallyHidden> {old.currentLabel} </VisuallyHidden>
          </>
        )}
        <Amount size={size}>{amount}</Amount>
      </Line>
      {detail && <Detail>{detail}</Detail>}
    </Frame>
  );
}
