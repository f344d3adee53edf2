import { type Inline, parseInline, plainText, writeInline } from '../inline.ts';
import type { ListItem, TextNode } from '../schema.ts';
import type { Draft } from '../write.ts';

/** Returns marked text on one line. Drops the marks if it is too long; undefined if it still does not fit. */
export function fitOnLine(text: string, max: number): string | undefined {
  const line = text.replaceAll('\n', ' ');
  if (line.length <= max) return line;
  const bare = writeInline([plainText(line)]);
  return bare.length <= max ? bare : undefined;
}

/** Returns plain text on one line, shortened if it is too long. */
export const plainLine = (text: string, max: number): string =>
  shorten(plainText(text).replaceAll(/\s+/g, ' ').trim(), max);

/** Shortens a line that is too long, but never within a character. */
export function shorten(line: string, max: number): string {
  if (line.length <= max) return line;
  const start = line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/** Removes bold marks, because headings and heads of tables are already bold. */
export function removeBold(text: string): string {
  const light = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part): Inline[] => {
      if (typeof part === 'string' || part.mark === 'code') return [part];
      return part.mark === 'bold' ? light(part.children) : [{ ...part, children: light(part.children) }];
    });
  return writeInline(light(parseInline(text)));
}

export interface Texts {
  /** The text of paragraphs, with marks. */
  texts: string[];
  items: ListItem[];
  others: Draft[];
}

/** Returns the content of an element whose block can only hold text. */
export function textsOf(drafts: readonly Draft[]): Texts {
  const found: Texts = { texts: [], items: [], others: [] };
  for (const draft of drafts) {
    if (draft.type === 'heading') found.texts.push(`**${draft.text}**`);
    else if (draft.type === 'quote') found.texts.push(draft.text);
    else if (draft.type === 'richText')
      for (const node of draft.nodes) {
        if (node.type === 'paragraph') found.texts.push(node.text);
        else for (const item of node.items) found.items.push(item);
      }
    else found.others.push(draft);
  }
  return found;
}

/** Returns all text of drafts as paragraphs. */
export const paragraphsOf = (drafts: readonly Draft[]): string =>
  drafts.flatMap((draft) => (draft.type === 'richText' ? linesOf(draft.nodes) : [])).join('\n\n');

/** Returns paragraphs and lists as text lines, one line per list item. */
export function linesOf(nodes: readonly TextNode[]): string[] {
  return nodes.map((node) => (node.type === 'paragraph' ? node.text : linesOfItems(node.items).join('\n')));
}

const linesOfItems = (items: readonly ListItem[]): string[] =>
  items.flatMap(({ text, items: below }) => [`• ${text}`, ...linesOfItems(below)]);
