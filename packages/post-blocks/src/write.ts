import type { Block, BlockOf, LeafBlock, ListItem, TextNode } from './schema.ts';

type WithoutId<B> = B extends unknown ? Omit<B, 'id'> : never;
/** A block as code writes it: its id comes when it is put into a content. */
export type Draft = WithoutId<LeafBlock> | { type: 'columns'; columns: readonly (readonly Draft[])[] };

const richText = (...nodes: TextNode[]): Draft => ({ type: 'richText', nodes });
const items = (texts: readonly (string | ListItem)[]): ListItem[] =>
  texts.map((text) => (typeof text === 'string' ? { text, items: [] } : text));

/** Paragraphs. */
export const p = (...texts: readonly string[]): Draft =>
  richText(...texts.map((text) => ({ type: 'paragraph', text }) as const));
export const list = (texts: readonly (string | ListItem)[]): Draft =>
  richText({ type: 'list', isOrdered: false, items: items(texts) });
/** A numbered list. */
export const steps = (texts: readonly (string | ListItem)[]): Draft =>
  richText({ type: 'list', isOrdered: true, items: items(texts) });
const heading =
  (level: BlockOf<'heading'>['level']) =>
  (text: string): Draft => ({ type: 'heading', level, text });
export const h2 = heading(2);
export const h3 = heading(3);
export const h4 = heading(4);
export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Draft => ({ type: 'table', caption, head: [...head], rows: rows.map((row) => [...row]) });
export const note = (text: string, title = ''): Draft => ({ type: 'callout', tone: 'note', title, text });

/** Blocks with ids that are the same each time: `b1`, `b2`, … Texts that follow one another are one block. */
export function written(drafts: readonly Draft[], prefix = 'b'): Block[] {
  let last = 0;
  const numbered = (all: readonly Draft[]): Block[] =>
    joined(all).map((draft) => {
      last += 1;
      const id = `${prefix}${last}`;
      return draft.type === 'columns'
        ? { ...draft, id, columns: draft.columns.map(numbered) }
        : { ...draft, id };
    });
  return numbered(drafts);
}

function joined(drafts: readonly Draft[]): Draft[] {
  const all: Draft[] = [];
  for (const draft of drafts) {
    const last = all.at(-1);
    if (draft.type === 'richText' && last?.type === 'richText')
      all[all.length - 1] = richText(...last.nodes, ...draft.nodes);
    else all.push(draft);
  }
  return all;
}
