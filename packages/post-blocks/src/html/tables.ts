import { parseInline } from '../inline.ts';
import { LINE_MAX, TABLE_COLUMNS_MAX } from '../limits.ts';
import type { Draft } from '../write.ts';
import type { Reader } from './flow.ts';
import { fitOnLine, linesOf, plainLine, removeBold, textsOf } from './lines.ts';
import type { Element } from './tree.ts';

interface Row {
  isHead: boolean;
  cells: Element[];
}
const SPAN_MAX = 200;

/**
 * Reads a table. If a cell holds more than a line, it is a layout table and is replaced by the content of its cells.
 */
export const table: Reader = (element, marks, flow, reading) => {
  const rows = rowsOf(element);
  const cells = new Map<Element, Draft[]>();
  for (const { cells: across } of rows)
    for (const cell of across) cells.set(cell, reading.inner(cell, { ...marks, bold: false }));
  const contents = [...cells.values()];
  const texts = new Map<Element, string>();
  for (const [cell, drafts] of cells) {
    const text = cellText(drafts);
    if (text !== undefined) texts.set(cell, text);
  }
  const caption = element.children.find(
    (child): child is Element => typeof child === 'object' && child.name === 'caption',
  );
  const grid = texts.size === cells.size ? gridOf(rows, texts) : undefined;
  const width = grid?.[0]?.length ?? 0;
  if (!grid || width > TABLE_COLUMNS_MAX || cells.size <= 1) {
    if (contents.length > 1)
      reading.left.add('A table with more than one line per cell. Its texts follow one another.');
    if (caption) flow.addAll(reading.inner(caption, marks));
    for (const drafts of contents) flow.addAll(drafts);
    return;
  }
  const [first = [], ...others] = grid;
  const hasHead = rows[0]?.isHead || (isBold(first) && !others.every(isBold));
  flow.add({
    type: 'table',
    caption: caption ? plainLine(textsOf(reading.inner(caption, marks)).texts.join(' '), LINE_MAX) : '',
    head: hasHead ? first.map(removeBold) : [],
    rows: hasHead ? others : grid,
  });
};

/** Whether all texts of a row are bold, as in the heads of tables from word processors. */
const isBold = (row: readonly string[]) =>
  row.some((text) => text !== '') &&
  row.flatMap((text) => parseInline(text)).every((part) => typeof part === 'object' && part.mark === 'bold');

/** Returns the text of a cell on one line; undefined if it is too long or has other content. */
function cellText(drafts: readonly Draft[]): string | undefined {
  let length = 0;
  const lines: string[] = [];
  for (const draft of drafts) {
    if (draft.type !== 'richText') return undefined;
    for (const line of linesOf(draft.nodes)) {
      length += line.length;
      lines.push(line);
    }
    if (length > LINE_MAX * 4) return undefined;
  }
  return fitOnLine(lines.join(' '), LINE_MAX);
}

function rowsOf(element: Element): Row[] {
  return element.children.flatMap((child): Row[] => {
    if (typeof child === 'string') return [];
    if (['thead', 'tbody', 'tfoot'].includes(child.name))
      return rowsOf(child).map((row) => ({ ...row, isHead: row.isHead || child.name === 'thead' }));
    if (child.name !== 'tr') return [];
    const cells = child.children.filter(
      (cell): cell is Element => typeof cell === 'object' && (cell.name === 'td' || cell.name === 'th'),
    );
    return cells.length > 0 ? [{ isHead: cells.every(({ name }) => name === 'th'), cells }] : [];
  });
}

const spanOf = (text: string | undefined) =>
  Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), SPAN_MAX);

/** Returns the cells in rows and columns. A spanning cell fills the first position; the others are empty. */
function gridOf(rows: readonly Row[], texts: ReadonlyMap<Element, string>): string[][] | undefined {
  /** For each column, the number of following rows that a cell from above covers. */
  const covered: number[] = [];
  const grid: string[][] = [];
  for (const { cells } of rows) {
    const line: string[] = [];
    const skip = () => {
      while ((covered[line.length] ?? 0) > 0) {
        covered[line.length] = (covered[line.length] ?? 0) - 1;
        line.push('');
      }
    };
    for (const cell of cells) {
      skip();
      const down = spanOf(cell.attributes.rowspan) - 1;
      const across = spanOf(cell.attributes.colspan);
      for (let place = 0; place < across; place += 1) {
        covered[line.length] = down;
        line.push(place === 0 ? (texts.get(cell) ?? '') : '');
      }
      if (line.length > TABLE_COLUMNS_MAX) return undefined;
    }
    skip();
    grid.push(line);
  }
  const width = grid.reduce((most, { length }) => Math.max(most, length), 0);
  return grid.map((line) => [...line, ...Array.from({ length: width - line.length }, () => '')]);
}
