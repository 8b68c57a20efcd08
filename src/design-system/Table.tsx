import type { ReactNode } from 'react';
import { Cell, CellContent, CellLabel, Frame, Head, Heads, Nothing, Room, Row, Rows } from './Table.styles';
import { VisuallyHidden } from './VisuallyHidden';

export interface TableColumn<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
}

export interface TableRow<Id extends string> {
  readonly id: string;
  readonly cells: Readonly<Record<Id, ReactNode>>;
}

interface TableProps<Id extends string> {
  /** For screen readers; a heading says the same to all. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Id>[];
  readonly rows: readonly TableRow<Id>[];
  /** The column that names each row. */
  readonly rowHead: Id;
  /** The heads stay visible while a long table scrolls. */
  readonly isHeadSticky?: boolean;
  /** For many columns: rows stay blocks until the window is wide. */
  readonly isWide?: boolean;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
}

/**
 * Rows and columns; in a narrow place each row is a block of labelled lines. The roles are written out because
 * browsers forget that a table is one when its parts are displayed as something else.
 */
export function Table<Id extends string>(props: TableProps<Id>) {
  const { caption, columns, rows, rowHead, isHeadSticky, isWide, empty } = props;
  return (
    <Room isWide={isWide}>
      <Frame role="table">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <Heads role="rowgroup">
          <tr role="row">
            {columns.map(({ id, label, align }) => (
              <Head key={id} scope="col" role="columnheader" align={align} isSticky={isHeadSticky}>
                {label}
              </Head>
            ))}
          </tr>
        </Heads>
        <Rows role="rowgroup">
          {rows.map((row) => (
            <Row key={row.id} role="row">
              {columns.map(({ id, label, align }) => (
                <Cell
                  key={id}
                  align={align}
                  {...(id === rowHead
                    ? { as: 'th', scope: 'row', role: 'rowheader', isRowHead: true }
                    : { role: 'cell' })}
                >
                  {id !== rowHead && <CellLabel aria-hidden="true">{label}</CellLabel>}
                  {id === rowHead ? row.cells[id] : <CellContent>{row.cells[id]}</CellContent>}
                </Cell>
              ))}
            </Row>
          ))}
          {rows.length === 0 && empty && (
            <tr role="row">
              <Nothing role="cell" colSpan={columns.length}>
                {empty}
              </Nothing>
            </tr>
          )}
        </Rows>
      </Frame>
    </Room>
  );
}
