import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type Command, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { TABLE_COLUMNS_MAX } from '@upcurve/post-blocks/limits';
import { depthOf, kindOf } from '../document/parts.ts';
import { withNewItem, withoutItem } from './item-commands.ts';
import { type Change, commandOf, withNews } from './text-commands.ts';

/*
 * Commands on rows and columns at the caret of a table. Stored tables may have rows of different lengths; a change of
 * columns makes them equal first, so that the head and all rows stay in step.
 */

interface Cell {
  table: Node;
  /** The position before the table. */
  position: number;
  column: number;
  /** The index of the row; -1 for the head. */
  row: number;
}

/** Returns the cell with the caret. Outside of the cells, such as in the caption, there is none. */
export function cellAt($position: ResolvedPos): Cell | undefined {
  const depth = depthOf($position, (node) => kindOf(node) === 'cell');
  const tableDepth = depthOf($position, ({ type }) => type.name === 'table');
  if (depth === 0 || tableDepth === 0) return undefined;
  return {
    table: $position.node(tableDepth),
    position: $position.before(tableDepth),
    column: $position.index(depth - 1),
    row: kindOf($position.node(depth - 1)) === 'row' ? $position.index(depth - 2) : -1,
  };
}

/** Returns the head and the rows of a table, with their positions. */
function linesOf({ table, position }: Cell): { node: Node; position: number; cell: string }[] {
  const lines: { node: Node; position: number; cell: string }[] = [];
  table.descendants((node, offset) => {
    const kind = kindOf(node);
    if (kind !== 'cells' && kind !== 'row') return true;
    const cell = kind === 'cells' ? `${node.type.name}_cell` : node.type.name.replace(/row$/, 'cell');
    lines.push({ node, position: position + 1 + offset, cell });
    return false;
  });
  return lines;
}

export const addRow = (side: 'before' | 'after'): Command => commandOf(withRow(side));

export const withRow =
  (side: 'before' | 'after'): Change =>
  (tr) => {
    const cell = cellAt(tr.selection.$from);
    if (!cell) return false;
    if (cell.row >= 0) {
      if (!withNewItem(side === 'after' ? 1 : 0)(tr)) return false;
    } else {
      // A row after the head is the first one.
      if (side === 'before') return false;
      let rows: number | undefined;
      cell.table.forEach((node, offset) => {
        if (kindOf(node) === 'rows') rows = cell.position + 1 + offset;
      });
      if (rows === undefined) return false;
      const { schema } = tr.doc.type;
      const cells = Array.from({ length: widthOf(cell) }, () => schema.node('table_rows_cell'));
      tr.insert(rows + 1, schema.node('table_rows_row', null, cells));
      tr.setSelection(TextSelection.create(tr.doc, rows + 3));
      withNews(tr, `Row added. 1 of ${linesOf(cell).length}.`);
    }
    goToColumn(tr, cell.column);
    return true;
  };

/** Removes the row of the caret. A table keeps one row. */
export const removeRow: Command = commandOf((tr) => {
  const cell = cellAt(tr.selection.$from);
  return cell !== undefined && cell.row >= 0 && withoutItem()(tr);
});

const widthOf = (cell: Cell) => Math.max(...linesOf(cell).map(({ node }) => node.childCount));

export const addColumn = (side: 'before' | 'after'): Command =>
  commandOf((tr) => {
    const cell = cellAt(tr.selection.$from);
    if (!cell) return false;
    const width = widthOf(cell);
    if (width >= TABLE_COLUMNS_MAX) return false;
    const column = cell.column + (side === 'after' ? 1 : 0);
    changeColumns(tr, cell, (cells, make) => [...cells.slice(0, column), make(), ...cells.slice(column)]);
    goToColumn(tr, column);
    withNews(tr, `Column added. ${column + 1} of ${width + 1}.`);
    return true;
  });

/** Removes the column of the caret. A table keeps one column. */
export const removeColumn: Command = commandOf((tr) => {
  const cell = cellAt(tr.selection.$from);
  if (!cell || widthOf(cell) === 1) return false;
  changeColumns(tr, cell, (cells) => cells.filter((_, index) => index !== cell.column));
  goToColumn(tr, Math.max(0, cell.column - 1));
  withNews(tr, 'Column deleted. Undo restores it.');
  return true;
});

/** Changes the cells of the head and of all rows, after making them equally many. */
function changeColumns(
  tr: Transaction,
  cell: Cell,
  change: (cells: readonly Node[], make: () => Node) => readonly Node[],
): void {
  const width = widthOf(cell);
  const { schema } = tr.doc.type;
  // From the end, so that earlier positions stay valid.
  for (const { node, position, cell: name } of linesOf(cell).reverse()) {
    // A table without a head stays without one.
    if (kindOf(node) === 'cells' && node.childCount === 0) continue;
    const make = () => schema.node(name);
    const full = [...node.children, ...Array.from({ length: width - node.childCount }, make)];
    tr.replaceWith(position + 1, position + 1 + node.content.size, change(full, make));
  }
  tr.setSelection(Selection.near(tr.doc.resolve(lineAt(tr, cell).position + 1)));
}

/** Returns the row, or the head, of a cell after changes of the table. */
function lineAt(tr: Transaction, cell: Cell) {
  const lines = linesOf({ ...cell, table: tr.doc.nodeAt(cell.position) as Node });
  const kind = cell.row < 0 ? 'cells' : 'row';
  return lines.filter(({ node }) => kindOf(node) === kind)[Math.max(0, cell.row)] as (typeof lines)[number];
}

/** Moves the caret to the end of a cell of its row: in this column, or in the last one. */
function goToColumn(tr: Transaction, column: number): void {
  const cell = cellAt(tr.selection.$from);
  if (!cell) return;
  const { node, position } = lineAt(tr, cell);
  let end = position + 1;
  for (let index = 0; index <= Math.min(column, node.childCount - 1); index += 1)
    end += node.child(index).nodeSize;
  tr.setSelection(TextSelection.create(tr.doc, end - 1));
}
