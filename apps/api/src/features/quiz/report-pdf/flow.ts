import {
  colours,
  decorate,
  drawFoot,
  group,
  MARGIN,
  measure,
  type Sheet,
  type Style,
  write,
} from '@upcurve/pdf/sheet';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const INNER = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 42;

/** A document that is written from top to bottom. `y` is where the next part begins. */
export interface Flow extends Sheet {
  y: number;
  /** Repeated at the foot of every page. */
  foot: string;
  pages: number;
}

export function addPage(flow: Flow): void {
  flow.doc.addPage();
  flow.pages += 1;
  decorate(flow, (doc) => doc.rect(0, 0, PAGE.width, PAGE.height).fill(colours.ivory));
  drawFoot(flow, flow.foot, flow.pages, colours.quiet);
  flow.y = MARGIN;
}

/** Continues on the next page if less than `height` points are left on this one. */
export function keepTogether(flow: Flow, height: number): void {
  if (flow.y + height > BOTTOM) addPage(flow);
}

interface Column {
  x?: number;
  width?: number;
  /** Space below, in points. */
  below?: number;
}

export function writeText(
  flow: Flow,
  tag: string,
  text: string,
  style: Style,
  { x = MARGIN, width = INNER, below = 0 }: Column = {},
): void {
  keepTogether(flow, measure(flow, text, style, width));
  flow.y = write(flow, tag, text, style, { x, y: flow.y, width }) + below;
}

/** Runs `draw` in an element of the document structure, such as a section or a list. */
export function writeElement(flow: Flow, tag: string, draw: (inner: Flow) => void, title?: string): void {
  const inner: Flow = { ...flow, parent: group(flow, tag, title ? { alt: title } : {}).parent };
  draw(inner);
  inner.parent.end();
  flow.y = inner.y;
  flow.pages = inner.pages;
}

export interface Cell {
  text: string;
  style: Style;
  tag?: string;
}

/** Writes columns side by side, each a stack of texts. The row stays on one page. Returns where it begins. */
export function writeRow(
  flow: Flow,
  columns: readonly { x: number; width: number; cells: readonly Cell[] }[],
): number {
  const gap = 2;
  const heightOf = ({ width, cells }: (typeof columns)[number]) =>
    cells.reduce((sum, { text, style }) => sum + measure(flow, text, style, width) + gap, 0);
  keepTogether(flow, Math.max(...columns.map(heightOf)));
  const top = flow.y;
  let bottom = top;
  for (const { x, width, cells } of columns) {
    let y = top;
    for (const { text, style, tag = 'P' } of cells) y = write(flow, tag, text, style, { x, y, width }) + gap;
    bottom = Math.max(bottom, y);
  }
  flow.y = bottom;
  return top;
}
