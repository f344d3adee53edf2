import { TEXT_MAX } from '../limits.ts';
import type { TextNode } from '../schema.ts';
import { embedOf, videoOf } from '../third-parties.ts';
import type { Draft as WrittenDraft } from '../write.ts';
import type { Left } from './left.ts';
import { type Marks, type Run, tidy, trimmed, written } from './runs.ts';
import type { Element, HtmlNode } from './tree.ts';

/** A block before it has an id. */
export type Draft = Exclude<WrittenDraft, { type: 'columns' }>;

/** What everything that reads a part of the page needs. */
export interface Reading {
  left: Left;
  /** The file of the library for an address in the page. */
  mediaOf: (src: string, kind: 'image' | 'video') => string | undefined;
  /** Where something that a page links to is now; undefined where it is where it was. */
  movedTo: (href: string) => string | undefined;
  /** An empty line between two texts ends a paragraph, as old posts of WordPress have it. */
  hasBlankLines: boolean;
  /** It has several headings of the first level: those of the second stand below them. */
  hasTitles: boolean;
  /** What stands in an element, read by itself. */
  inner: (element: { children: readonly HtmlNode[] }, marks: Marks) => Draft[];
}

/** How an element is read. */
export type Reader = (element: Element, marks: Marks, flow: Flow, reading: Reading) => void;

/** Paragraphs and blocks in the order in which they are read. */
export class Flow {
  readonly drafts: Draft[] = [];
  #runs: Run[] = [];

  text(text: string, marks: Marks) {
    const tidied = tidy(text);
    if (tidied) this.#runs.push({ ...marks, text: tidied });
  }

  /** Text with its own lines and its indents. */
  lines(text: string, marks: Marks) {
    const lines = text.split(/\r\n?|\n/).map((line) => {
      const indent = Math.min(line.search(/\S|$/), 40);
      return '\u00a0'.repeat(indent) + tidy(line.trim());
    });
    this.#runs.push({ ...marks, text: lines.join('\n') });
  }

  /** Two of them end a paragraph. */
  lineBreak(marks: Marks) {
    const last = this.#runs.findLast(({ text }) => text !== ' ');
    if (last?.text === '\n') this.endParagraph();
    else this.#runs.push({ ...marks, text: '\n' });
  }

  endParagraph() {
    if (this.#runs.length === 0) return;
    const runs = trimmed(this.#runs);
    this.#runs = [];
    const embedded = embeddedIn(runs);
    if (embedded) this.drafts.push(embedded);
    else for (const text of written(runs, TEXT_MAX)) this.addNode({ type: 'paragraph', text });
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

/** A video, or something else that we embed, where its address is all that a paragraph holds. */
function embeddedIn(runs: readonly Run[]): Draft | undefined {
  const [run, more] = runs;
  if (!run || more || !/^https:\/\/\S+$/.test(run.text)) return undefined;
  return videoAt(run.text) ?? embedAt(run.text);
}

export const videoAt = (url: string, title = ''): Draft | undefined =>
  videoOf(url) && { type: 'video', mediaId: null, url, title, caption: '' };
export const embedAt = (url: string, title = '', height = 450): Draft | undefined =>
  embedOf(url) && { type: 'embed', url, title, height };
