import type { Block, BlockOf, LeafBlock, ListItem, TextNode } from './schema.ts';

type WithoutId<B> = B extends unknown ? Omit<B, 'id'> : never;
/** A block without an id; `written` adds one. */
export type Draft = WithoutId<LeafBlock> | { type: 'columns'; columns: readonly (readonly Draft[])[] };
type Fields<T extends LeafBlock['type']> = Omit<BlockOf<T>, 'id' | 'type'>;

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

const callout = (tone: BlockOf<'callout'>['tone']) => (title: string, text: string) =>
  ({ type: 'callout', tone, title, text }) satisfies Draft;
export const note = callout('note');
export const tip = callout('tip');
export const warning = callout('warning');

export const quote = (text: string, name: string, role = ''): Draft => ({ type: 'quote', text, name, role });
export const stats = (...items: readonly [value: string, label: string, source?: string][]): Draft => ({
  type: 'stats',
  items: items.map(([value, label, source = '']) => ({ value, label, source })),
});
export const faq = (...items: readonly [question: string, answer: string][]): Draft => ({
  type: 'faq',
  items: items.map(([question, answer]) => ({ question, answer })),
});
export const chart = ({
  points,
  ...rest
}: Omit<Fields<'chart'>, 'points'> & { points: readonly [label: string, value: number][] }): Draft => ({
  type: 'chart',
  ...rest,
  points: points.map(([label, value]) => ({ label, value })),
});
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): Draft => ({ type: 'table', caption, head: [...head], rows: rows.map((row) => [...row]) });
export const comparison = (
  caption: string,
  [before, after]: readonly [string, string],
  ...rows: readonly [label: string, before: string, after: string][]
): Draft => ({
  type: 'comparison',
  caption,
  before,
  after,
  rows: rows.map(([label, was, is]) => ({ label, before: was, after: is })),
});

export const cta = (fields: Fields<'callToAction'>): Draft => ({ type: 'callToAction', ...fields });
export const service = (slug: BlockOf<'serviceCard'>['service'], text: string): Draft => ({
  type: 'serviceCard',
  service: slug,
  text,
});
export const calculator = (title: string, text: string): Draft => ({ type: 'calculatorTeaser', title, text });
export const ebook = (title: string, text: string): Draft => ({ type: 'ebookCard', title, text });
export const contactForm = (title: string, text: string): Draft => ({
  type: 'form',
  form: 'contact',
  title,
  text,
});
export const stories = (title: string): Draft => ({ type: 'storyRow', title });
export const columns = (...sides: readonly (readonly Draft[])[]): Draft => ({
  type: 'columns',
  columns: sides,
});

/** A picture. `mediaId` is a library id, or a key that the caller maps to one. */
export const image = (
  mediaId: string,
  alt: string,
  caption = '',
  width: Fields<'image'>['width'] = 'text',
): Draft => ({ type: 'image', mediaId, alt, isDecorative: false, caption, width });
export const gallery = (...items: readonly [mediaId: string, alt: string, caption: string][]): Draft => ({
  type: 'gallery',
  items: items.map(([mediaId, alt, caption]) => ({ mediaId, alt, isDecorative: false, caption })),
});

/** Adds stable ids (`b1`, `b2`, …) to blocks and joins adjacent texts. */
export function written(drafts: readonly Draft[]): Block[] {
  let last = 0;
  const numbered = (all: readonly Draft[]): Block[] =>
    joinRichTexts(all).map((draft) => {
      last += 1;
      const id = `b${last}`;
      return draft.type === 'columns'
        ? { ...draft, id, columns: draft.columns.map(numbered) }
        : { ...draft, id };
    });
  return numbered(drafts);
}

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
