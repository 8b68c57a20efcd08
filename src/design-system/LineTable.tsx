import type { ReactNode } from 'react';
import { styled } from './stitches.config';
import { VisuallyHidden } from './VisuallyHidden';

const Frame = styled('div', { containerType: 'inline-size' });
/** With large text each amount is below its name instead of in a second column. */
const narrow = '@container (max-width: 14rem)';
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: '$tight',
});
const Caption = styled('caption', {
  textAlign: 'left',
  fontWeight: '$bold',
  paddingBottom: '$2',
  variants: {
    // `clip-path` on the caption itself would still leave its room.
    isHidden: {
      true: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
});
const Row = styled('tr', {
  [narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  borderBottom: '$borderWidths$hairline solid $colors$border',
  variants: {
    kind: {
      line: {},
      discount: { color: '$success' },
      subtotal: { fontWeight: '$bold' },
      /** Included in other lines, so it is not part of the sum. */
      included: { color: '$textMuted', fontSize: '$small' },
    },
  },
});
const Name = styled('th', {
  padding: '$2 $4 $2 0',
  textAlign: 'left',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  [narrow]: { flex: '1 1 100%', paddingBottom: 0 },
});
/** Amounts have non-breaking spaces; two of them may wrap. */
const Amount = styled('td', {
  padding: '$2 0',
  textAlign: 'right',
  verticalAlign: 'top',
  overflowWrap: 'normal',
  [narrow]: { flex: '1 1 100%' },
});
const Detail = styled('span', { display: 'block', color: '$textMuted', fontSize: '$small', fontWeight: '$regular' });
const Total = styled('tr', {
  [narrow]: { display: 'flex', flexWrap: 'wrap' },
  fontWeight: '$bold',
  color: '$price',
  '& > *': { paddingTop: '$3', verticalAlign: 'baseline' },
  '& > td': { fontSize: '$h3' },
});

export interface PriceLineRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** Already written in the guest's language, with its sign. */
  readonly amount: string;
  readonly kind?: 'line' | 'discount' | 'subtotal' | 'included';
}

interface LineTableProps {
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** Heads of the two columns, for readers. */
  readonly columnLabels: { readonly name: string; readonly amount: string };
  readonly lines: readonly PriceLineRow[];
  readonly total?: { readonly label: ReactNode; readonly detail?: ReactNode; readonly amount: string };
  /** Lines below the total, such as the tax that it contains. */
  readonly afterTotal?: readonly PriceLineRow[];
}

function Line({ label, detail, amount, kind = 'line' }: PriceLineRow) {
  return (
    <Row kind={kind} role="row">
      <Name scope="row" role="rowheader">
        {label}
        {detail && <Detail>{detail}</Detail>}
      </Name>
      <Amount role="cell">{amount}</Amount>
    </Row>
  );
}

export function LineTable({ caption, isCaptionHidden, columnLabels, lines, total, afterTotal = [] }: LineTableProps) {
  return (
    <Frame>
      <Table>
        <Caption isHidden={isCaptionHidden}>{caption}</Caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{columnLabels.name}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{columnLabels.amount}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} {...line} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Total role="row">
              <Name scope="row" role="rowheader">
                {total.label}
                {total.detail && <Detail>{total.detail}</Detail>}
              </Name>
              <Amount role="cell">{total.amount}</Amount>
            </Total>
            {afterTotal.map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </tfoot>
        )}
      </Table>
    </Frame>
  );
}
