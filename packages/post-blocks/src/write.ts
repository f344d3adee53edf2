import type { Block, BlockOf, LeafBlock, ListItem, TextNode } from './schema.ts';

type WithoutId<B> = B extends unknown ? Omit<B, 'id'> : never;
/** A block without an id; `written` adds one. */
export type Draft = WithoutId<LeafBlock>;

const heading =
  (level: BlockOf<'heading'>['level']) =>
  (text: string): Draft => ({ type: 'heading', level, text });
export const h2 = heading(2);
export const h3 = heading(3);

const richText = (...nodes: TextNode[]): Draft => ({ type: 'richText', nodes });
/** Paragraphs. */
export const p = (...texts: readonly string[]): Draft =>
  richText(...texts.map((text) => ({ type: 'paragraph', text }) as const));

/** A list item, optionally with nested items. */
type Item = string | readonly [text: string, below: readonly string[]];
const itemOf = (item: Item): ListItem =>
  typeof item === 'string'
    ? { text: item, items: [] }
    : { text: item[0], items: item[1].map((text) => ({ text, items: [] })) };
const listBlock =
  (isOrdered: boolean) =>
  (...items: readonly Item[]): Draft =>
    richText({ type: 'list', isOrdered, items: items.map(itemOf) });
export const list = listBlock(false);
/** A numbered list. */
export const steps = listBlock(true);

export const note = (title: string, text: string): Draft => ({ type: 'callout', tone: 'note', title, text });

export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): Draft => ({ type: 'table', caption, head: [...head], rows: rows.map((row) => [...row]) });
/** Adds stable ids (`b1`, `b2`, …) to blocks and joins adjacent texts. */
export const written = (drafts: readonly Draft[]): Block[] =>
  joinRichTexts(drafts).map((draft, at) => ({ ...draft, id: `b${at + 1}` }));

function joinRichTexts(drafts: readonly Draft[]): Draft[] {
  const all: Draft[] = [];
  for (const draft of drafts) {
    const last = all.at(-1);
    if (draft.type === 'richText' && last?.type === 'richText')
      all[all.length - 1] = richText(...last.nodes, ...draft.nodes);
    else all.push(draft);
  }
  return all;
}
