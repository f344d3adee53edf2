import { cardReader } from './html/cards.ts';
import { BLOCKS, READERS, reportText, SILENT } from './html/elements.ts';
import { Flow, type Reading } from './html/flow.ts';
import { applyLimits } from './html/limits.ts';
import { wordList, wordListLength } from './html/lists.ts';
import { LossReport } from './html/loss-report.ts';
import { isHidden, marksIn, writeScript } from './html/marks.ts';
import { type Marks, NO_MARKS } from './html/runs.ts';
import { type HtmlNode, treeOf } from './html/tree.ts';
import type { Block } from './schema.ts';
import type { Draft } from './write.ts';

/** Maximum length of HTML to read, in characters. */
export const HTML_MAX = 5 * 1024 * 1024;
export const TOO_LONG = 'The text is too long. Its end was cut off.';

export interface FromHtmlOptions {
  /** Returns the id of the library file for a picture's URL. Without this function, pictures are dropped. */
  mediaOf?: Reading['mediaOf'];
  /** Returns the new URL of a linked page, or undefined if it has not moved. */
  movedTo?: Reading['movedTo'];
  /** The level of the last heading before the insertion point; 1 if there is none. */
  level?: 1 | 2 | 3 | 4;
  /** Whether empty lines end paragraphs, as in old WordPress posts. */
  hasBlankLines?: boolean;
}

export interface FromHtml {
  /** Valid blocks with new ids. */
  blocks: Block[];
  /** Descriptions of lost content, one per line. */
  left: string[];
}

/**
 * Converts HTML from a clipboard or another blog to blocks. Keeps only text, marks and valid links. Accepts any text
 * and never throws.
 */
export function blocksFromHtml(html: string, options: FromHtmlOptions = {}): FromHtml {
  const left = new LossReport();
  const tree = treeOf(html.slice(0, HTML_MAX));
  if (tree.isCut || html.length > HTML_MAX) left.add(TOO_LONG);
  if (tree.isFlattened) left.add('Some parts are nested too deeply. Some of their formatting was lost.');
  const reading: Reading = {
    left,
    mediaOf: options.mediaOf ?? (() => undefined),
    movedTo: options.movedTo ?? (() => undefined),
    hasBlankLines: options.hasBlankLines ?? false,
    hasTitles: tree.titles > 1,
    inner: ({ children }, marks) => read(children, marks, reading),
  };
  const blocks = applyLimits(read(tree.nodes, NO_MARKS, reading), options.level ?? 1, left);
  return { blocks, left: left.lines() };
}

function read(nodes: readonly HtmlNode[], marks: Marks, reading: Reading): Draft[] {
  const flow = new Flow();
  walk(nodes, marks, flow, reading);
  flow.endParagraph();
  return flow.drafts;
}

function walk(nodes: readonly HtmlNode[], marks: Marks, flow: Flow, reading: Reading) {
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] as HtmlNode;
    const listed = wordListLength(nodes, at);
    if (listed > 0) {
      wordList(nodes.slice(at, at + listed), marks, flow, reading);
      at += listed - 1;
    } else if (typeof node !== 'string') visit(node, marks, flow, reading);
    else {
      const text = marks.script ? writeScript(node, marks.script, reading.left) : node;
      if (reading.hasBlankLines || marks.keepsLines) paragraphs(text, marks, flow);
      else flow.text(text, marks);
    }
  }
}

function visit(element: Exclude<HtmlNode, string>, marks: Marks, flow: Flow, reading: Reading) {
  const { name, children } = element;
  if (SILENT.has(name) || isHidden(element)) return;
  const inside = marksIn(element, marks, reading);
  const reader = cardReader(element) ?? READERS[name];
  const isBlock = BLOCKS.has(name);
  if (inside.isStruck && !marks.isStruck)
    reportText('The line through', element, reading.left, '. Its text was kept.');
  if (isBlock) flow.endParagraph();
  if (name === 'q') flow.text('“', inside);
  if (reader) reader(element, inside, flow, reading);
  else walk(children, name === 'dt' ? { ...inside, bold: true } : inside, flow, reading);
  if (name === 'q') flow.text('”', inside);
  if (isBlock) flow.endParagraph();
}

/** Adds text with its line breaks; an empty line ends a paragraph. */
function paragraphs(text: string, marks: Marks, flow: Flow) {
  text.split(/\r\n?|\n/).forEach((line, place) => {
    if (place > 0) flow.lineBreak(marks);
    flow.text(line, marks);
  });
}
