import { LINE_MAX, TEXT_MAX } from '../limits.ts';
import type { TextNode } from '../schema.ts';
import { embedOf, videoOf } from '../third-parties.ts';
import type { Draft } from '../write.ts';
import { paragraphsOf, plainLine, textsOf } from './lines.ts';
import { abbreviate, type LossReport } from './loss-report.ts';
import { collapseSpaces, type Marks, type Run, trimRuns, writeRuns } from './runs.ts';
import type { Element, HtmlNode } from './tree.ts';

/** The state shared by all readers of a page. */
export interface Reading {
  left: LossReport;
  /** Returns the id of the library file for a URL. `alt` is the description of a picture. */
  mediaOf: (src: string, kind: 'image' | 'video', alt: string) => string | undefined;
  /** Returns the new URL of a linked page, or undefined if it has not moved. */
  movedTo: (href: string) => string | undefined;
  /** Whether empty lines end paragraphs, as in old WordPress posts. */
  hasBlankLines: boolean;
  /** Whether the page has several first-level headings. If so, second-level headings are moved one level down. */
  hasTitles: boolean;
  /** Reads the content of an element separately. */
  inner: (element: { children: readonly HtmlNode[] }, marks: Marks) => Draft[];
}

/** Converts an element to text and blocks of a flow. */
export type Reader = (element: Element, marks: Marks, flow: Flow, reading: Reading) => void;

/** Collects paragraphs and blocks in reading order. */
export class Flow {
  readonly drafts: Draft[] = [];
  #runs: Run[] = [];

  text(text: string, marks: Marks) {
    const tidied = collapseSpaces(text);
    if (tidied) this.#runs.push({ ...marks, text: tidied });
  }

  lines(text: string, marks: Marks) {
    const lines = text.split(/\r\n?|\n/).map((line) => {
      const indent = Math.min(line.search(/\S|$/), 40);
      return '\u00a0'.repeat(indent) + collapseSpaces(line.trim());
    });
    this.#runs.push({ ...marks, text: lines.join('\n') });
  }

  /** Adds a line break; a second one ends the paragraph. */
  lineBreak(marks: Marks) {
    const last = this.#runs.findLast(({ text }) => text !== ' ');
    if (last?.text === '\n') this.endParagraph();
    else this.#runs.push({ ...marks, text: '\n' });
  }

  endParagraph() {
    if (this.#runs.length === 0) return;
    const runs = trimRuns(this.#runs);
    this.#runs = [];
    const embedded = embeddedIn(runs);
    if (embedded) this.drafts.push(embedded);
    else for (const text of writeRuns(runs, TEXT_MAX)) this.addNode({ type: 'paragraph', text });
  }

  addNode(node: TextNode) {
    this.endParagraph();
    const last = this.drafts.at(-1);
    if (last?.type === 'richText') last.nodes.push(node);
    else this.drafts.push({ type: 'richText', nodes: [node] });
  }

  add(draft: Draft) {
    this.endParagraph();
    const last = this.drafts.at(-1);
    if (draft.type === 'richText') for (const node of draft.nodes) this.addNode(node);
    else if (draft.type === 'faq' && last?.type === 'faq') last.items.push(...draft.items);
    else this.drafts.push(draft);
  }

  addAll(drafts: readonly Draft[]) {
    for (const draft of drafts) this.add(draft);
  }
}

/** Adds a question with its answer, or both as text if they do not fit. */
export function addQuestion(
  asked: readonly Draft[],
  answered: readonly Draft[],
  flow: Flow,
  { left }: Reading,
): void {
  const question = plainLine(textsOf(asked).texts.join(' '), TEXT_MAX);
  const answer = paragraphsOf(answered);
  if (question === '' || question.length > LINE_MAX || answer.length > TEXT_MAX) {
    if (question !== '') left.add(`The question “${abbreviate(question)}”. It was kept as text.`);
    flow.addAll([...asked, ...answered]);
    return;
  }
  flow.add({ type: 'faq', items: [{ question, answer }] });
  flow.addAll(answered.filter(({ type }) => type !== 'richText'));
}

/** Returns a video or embed if a paragraph contains only its URL. */
function embeddedIn(runs: readonly Run[]): Draft | undefined {
  const [run, more] = runs;
  if (!run || more || !/^https:\/\/\S+$/.test(run.text)) return undefined;
  return videoAt(run.text) ?? embedAt(run.text);
}

export const videoAt = (url: string, title = ''): Draft | undefined =>
  videoOf(url) && { type: 'video', mediaId: null, url, title, caption: '' };
export const embedAt = (url: string, title = '', height = 450): Draft | undefined =>
  embedOf(url) && { type: 'embed', url, title, height };
