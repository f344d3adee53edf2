import { closeHistory } from '@tiptap/pm/history';
import type { ResolvedPos } from '@tiptap/pm/model';
import { writeInline } from '@upcurve/post-blocks/inline';
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '@upcurve/post-blocks/limits';
import type { BlockOf } from '@upcurve/post-blocks/schema';
import type { Clip } from '../document/clipboard.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { cellAt, goToCell } from './table-commands.ts';

type Grid = readonly (readonly string[])[];

/** Returns the cells to fill at the caret, if it is in a cell and the clip is a table or has tabs. */
export function gridFor($from: ResolvedPos, { blocks }: Clip, plain: string | undefined): Grid | undefined {
  if (!cellAt($from)) return undefined;
  const [table, more] = blocks;
  if (table?.type === 'table' && !more)
    return table.head.length > 0 ? [table.head, ...table.rows] : table.rows;
  if (!plain?.includes('\t')) return undefined;
  return plain
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => writeInline([cell.trim()])));
}

/** Overwrites cells, starting at the caret. Adds rows and columns if needed. Returns the announcement. */
export function fillCells(store: EditorStore, $from: ResolvedPos, grid: Grid): string {
  const cell = cellAt($from);
  const block = cell && (store.block(cell.table.attrs.id) as BlockOf<'table'> | undefined);
  if (!cell || !block) return 'Nothing was pasted.';
  const hasHead = block.head.length > 0;
  const lines = (hasHead ? [block.head, ...block.rows] : block.rows).map((line) => [...line]);
  const start = cell.row + (hasHead ? 1 : 0);
  const width = Math.max(
    ...lines.map(({ length }) => length),
    ...grid.map(({ length }) => cell.column + length),
  );
  if (width > TABLE_COLUMNS_MAX || start + grid.length - (hasHead ? 1 : 0) > TABLE_ROWS_MAX)
    return `A table can have ${TABLE_COLUMNS_MAX} columns and ${TABLE_ROWS_MAX} rows. Nothing was pasted.`;
  for (const [at, texts] of grid.entries()) {
    const line = lines[start + at] ?? [];
    lines[start + at] = line;
    const end = Math.max(line.length, cell.column + texts.length);
    for (let column = line.length; column < end; column += 1) line[column] = '';
    line.splice(cell.column, texts.length, ...texts);
  }
  // If the pasted cells need another column, every row gets it.
  if (width > Math.max(block.head.length, ...block.rows.map(({ length }) => length)))
    for (const line of lines) while (line.length < width) line.push('');
  const [head, rows] = hasHead ? [lines[0] as string[], lines.slice(1)] : [[], lines];
  const { view } = store.editor;
  view.dispatch(closeHistory(view.state.tr));
  store.replace({ ...block, head, rows });
  const count = grid.reduce((sum, { length }) => sum + length, 0);
  const { tr } = view.state;
  const row = start + grid.length - (hasHead ? 1 : 0) - 1;
  goToCell(tr, cell.position, row, cell.column + (grid.at(-1)?.length ?? 1) - 1);
  view.dispatch(tr.scrollIntoView());
  return count === 1 ? '1 cell filled.' : `${count} cells filled.`;
}
