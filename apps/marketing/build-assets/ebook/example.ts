import {
  colours,
  drawRule,
  group,
  measure,
  type Place,
  type Sheet,
  type Style,
  styles,
  write,
} from '@upcurve/pdf/sheet';
import type { Example } from '../../app/content/ebook.ts';

type Of<Kind extends Example['kind']> = Extract<Example, { kind: Kind }>;

const CUE = 68;
const VALUE = 86;
const note: Style = { ...styles.small, colour: colours.quietOnBlush };
const result: Style = { ...styles.heading, size: 14, leading: 18, colour: colours.clay };
const ROW = 18;

/** Returns the height of the example, including its heading. */
export function exampleHeight(sheet: Sheet, example: Example, width: number): number {
  const below = example.note ? measure(sheet, example.note, note, width) + 9 : 0;
  const heading = measure(sheet, example.title, styles.heading, width) + 5;
  switch (example.kind) {
    case 'table':
      return heading + (example.rows.length + 1) * ROW + below;
    case 'sum':
      return heading + example.rows.reduce((sum, row) => sum + sumRowHeight(sheet, row, width), 0) + below;
    case 'script':
      return heading + example.lines.reduce((sum, line) => sum + lineHeight(sheet, line, width), 0) + below;
  }
}

const sumRowHeight = (sheet: Sheet, { label }: Of<'sum'>['rows'][number], width: number) =>
  Math.max(ROW + 2, measure(sheet, label, styles.small, width - VALUE - 8) + 7);
const lineHeight = (sheet: Sheet, { words }: Of<'script'>['lines'][number], width: number) =>
  measure(sheet, words, styles.small, width - CUE) + 5;

export function writeExample(sheet: Sheet, example: Example, place: Place): void {
  const { x, width } = place;
  const top = write(sheet, 'H2', example.title, styles.heading, { x, y: place.y - 3, width }) + 8;
  const body = { x, y: top, width };
  const y =
    example.kind === 'table'
      ? writeTable(sheet, example, body)
      : example.kind === 'sum'
        ? writeSum(sheet, example, body)
        : writeScript(sheet, example, body);
  if (example.note) write(sheet, 'P', example.note, note, { x, y: y + 9, width });
}

function writeTable(sheet: Sheet, { head, rows }: Of<'table'>, { x, y, width }: Place): number {
  const table = group(sheet, 'Table');
  const first = 84;
  const column = (width - first) / (head.length - 1);
  const all = [head, ...rows];
  for (const [index, cells] of all.entries()) {
    const row = group(table, 'TR');
    const isHead = index === 0;
    const isSum = index === all.length - 1;
    const at = y + index * ROW;
    for (const [cell, text] of cells.entries()) {
      const isLabel = isHead || cell === 0;
      const style = isHead
        ? { ...styles.cue, size: 8, colour: colours.quietOnBlush }
        : isSum
          ? styles.cue
          : styles.small;
      const scoped = group(row, isLabel ? 'TH' : 'TD', isLabel ? { scope: isHead ? 'Column' : 'Row' } : {});
      const spot = cell === 0 ? { x, width: first } : { x: x + first + (cell - 1) * column, width: column };
      write(scoped, 'P', text, style, {
        ...spot,
        y: at + 3,
        align: cell === 0 ? 'left' : 'right',
        tabular: true,
      });
      scoped.parent.end();
    }
    row.parent.end();
    if (!isSum)
      drawRule(
        sheet,
        { x, y: at + ROW, width },
        index === all.length - 2 ? colours.clay : colours.hairlineOnBlush,
      );
  }
  table.parent.end();
  return y + all.length * ROW;
}

function writeSum(sheet: Sheet, { rows }: Of<'sum'>, { x, y, width }: Place): number {
  const list = group(sheet, 'L');
  let at = y;
  for (const [index, row] of rows.entries()) {
    const height = sumRowHeight(sheet, row, width);
    if (index > 0)
      drawRule(
        sheet,
        { x, y: at, width },
        row.isResult && !rows[index - 1]?.isResult ? colours.clay : colours.hairlineOnBlush,
      );
    const item = group(list, 'LI');
    const body = group(item, 'LBody');
    write(body, 'P', row.label, styles.small, { x, y: at + 3.5, width: width - VALUE - 8 });
    const style = row.isResult ? result : styles.cue;
    const wide = row.isResult ? VALUE + 40 : VALUE;
    write(body, 'P', row.value, style, {
      x: x + width - wide,
      y: at + (row.isResult ? 1 : 3.5),
      width: wide,
      align: 'right',
      tabular: !row.isResult,
    });
    body.parent.end();
    item.parent.end();
    at += height;
  }
  list.parent.end();
  return at;
}

function writeScript(sheet: Sheet, { lines }: Of<'script'>, { x, y, width }: Place): number {
  const list = group(sheet, 'L');
  let at = y;
  for (const { cue, words } of lines) {
    const item = group(list, 'LI');
    write(item, 'Lbl', cue, { ...styles.cue, colour: colours.clay }, { x, y: at, width: CUE - 6 });
    at = write(item, 'LBody', words, styles.small, { x: x + CUE, y: at, width: width - CUE }) + 5;
    item.parent.end();
  }
  list.parent.end();
  return at;
}
