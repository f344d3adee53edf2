import { makeBlock } from '../fields.ts';
import type { Block, BlockOf, ListItem, TextNode } from '../schema.ts';

/* Short forms of blocks and of their parts, for tests. */

export const item = (text: string, ...below: (string | ListItem)[]): ListItem => ({
  text,
  items: below.map((each) => (typeof each === 'string' ? item(each) : each)),
});
export const line = (text: string): TextNode => ({ type: 'paragraph', text });
type List = Extract<TextNode, { type: 'list' }>;
export const list = (...items: (string | ListItem)[]): List => ({
  type: 'list',
  isOrdered: false,
  items: item('', ...items).items,
});
export const numbers = (...items: (string | ListItem)[]): List => ({ ...list(...items), isOrdered: true });
export const text = (id: string, ...nodes: (string | TextNode)[]): BlockOf<'richText'> => ({
  id,
  type: 'richText',
  nodes: nodes.map((node) => (typeof node === 'string' ? line(node) : node)),
});
export const heading = (words: string): Block => ({ id: 'h', type: 'heading', level: 2, text: words });
export const quote = (id: string, words = id): Block => ({ ...makeBlock('quote', id), text: words });
export const callout = (title: string, words = ''): Block => ({
  ...makeBlock('callout', 'c'),
  title,
  text: words,
});
export const columns = (id: string, ...below: Block[][]): Block => ({ id, type: 'columns', columns: below });
export const table = (head: string[], ...rows: string[][]): Block => ({
  ...makeBlock('table', 'g'),
  head,
  rows,
});

/** Returns blocks with empty ids, to compare those that have new ones. */
export const withoutIds = (blocks: readonly Block[] = []): Block[] =>
  JSON.parse(JSON.stringify(blocks), (key, value) => (key === 'id' ? '' : value));
