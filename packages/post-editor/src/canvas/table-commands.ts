import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { TABLE_COLUMNS_MAX } from '@upcurve/post-blocks/limits';
import { depthOf, kindOf } from '../document/parts.ts';
import { announceChange, type Change } from './change.ts';
import { addItem, removeItem } from './item-commands.ts';

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
function linesOf({
  table,
  position,
}: Pick<Cell, 'table' | 'position'>): { node: Node; position: number; cell: string }[] {
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

/** Puts the caret at the end of a cell, or of the last cell if the row is shorter. Row -1 is the head. */
export function goToCell(tr: Transaction, position: number, row: number, column: number): boolean {
  const kind = row < 0 ? 'cells' : 'row';
  const lines = linesOf({ table: tr.doc.nodeAt(position) as Node, position });
  const line = lines.filter(({ node }) => kindOf(node) === kind)[Math.max(0, row)];
  if (!line?.node.firstChild) return false;
  const cells = line.node.children.slice(0, column + 1);
  const end = cells.reduce((sum, { nodeSize }) => sum + nodeSize, line.position);
  tr.setSelection(TextSelection.create(tr.doc, end));
  return true;
}

/** Adds a row below the caret. */
export const addRow: Change = (tr) => {
  const cell = cellAt(tr.selection.$from);
  if (!cell) return false;
  if (cell.row >= 0) addItem()(tr);
  else {
    // A row after the head is the first one.
    const [, next] = linesOf(cell);
    if (!next) return false;
    const { schema } = tr.doc.type;
    const cells = Array.from({ length: widthOf(cell) }, () => schema.node('table_rows_cell'));
    tr.insert(next.position, schema.node('table_rows_row', null, cells));
    announceChange(tr, `Row added. 1 of ${linesOf(cell).length}.`);
  }
  return goToCell(tr, cell.position, cell.row + 1, cell.column);
};

/** Removes the row of the caret. A table keeps one row. */
export const removeRow: Change = (tr) => {
  const cell = cellAt(tr.selection.$from);
  return cell !== undefined && cell.row >= 0 && removeItem(tr);
};

const widthOf = (cell: Cell) => Math.max(...linesOf(cell).map(({ node }) => node.childCount));

export const addColumn =
  (side: 'before' | 'after'): Change =>
  (tr) => {
    const cell = cellAt(tr.selection.$from);
    if (!cell) return false;
    const width = widthOf(cell);
    if (width >= TABLE_COLUMNS_MAX) return false;
    const column = cell.column + (side === 'after' ? 1 : 0);
    changeColumns(tr, cell, (cells, make) => [...cells.slice(0, column), make(), ...cells.slice(column)]);
    announceChange(tr, `Column added. ${column + 1} of ${width + 1}.`);
    return goToCell(tr, cell.position, cell.row, column);
  };

/** Removes the column of the caret. A table keeps one column. */
export const removeColumn: Change = (tr) => {
  const cell = cellAt(tr.selection.$from);
  if (!cell || widthOf(cell) === 1) return false;
  changeColumns(tr, cell, (cells) => cells.filter((_, index) => index !== cell.column));
  announceChange(tr, 'Column deleted. Undo restores it.');
  return goToCell(tr, cell.position, cell.row, Math.max(0, cell.column - 1));
};

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
}
