import type { PostContent } from '@upcurve/post-blocks/content';
import type { Block, BlockOf, BlockType, ListItem, TextNode } from '@upcurve/post-blocks/schema';

/** A picture by the name of its file: its id is known once the library has kept it. */
type Picture = Omit<BlockOf<'image'>, 'id' | 'mediaId'> & { file: string };
type Framed = Omit<BlockOf<'gallery'>['items'][number], 'mediaId'> & { file: string };
interface Gallery {
  type: 'gallery';
  items: Framed[];
}
interface Columns {
  type: 'columns';
  columns: Written[][];
}
type Leaf<T extends BlockType> = T extends 'image' | 'gallery' | 'columns' ? never : Omit<BlockOf<T>, 'id'>;
/** A block as an article writes it, before it has an id. */
export type Written = { [T in BlockType]: Leaf<T> }[BlockType] | Picture | Gallery | Columns;

type Fields<T extends BlockType> = Omit<BlockOf<T>, 'id' | 'type'>;

export const h2 = (text: string): Written => ({ type: 'heading', level: 2, text });
export const h3 = (text: string): Written => ({ type: 'heading', level: 3, text });

const paragraph = (text: string): TextNode => ({ type: 'paragraph', text });
export const p = (...texts: string[]): Written => ({ type: 'richText', nodes: texts.map(paragraph) });

/** An item, or one with items below it. */
type Item = string | [text: string, below: string[]];
const listItem = (item: Item): ListItem =>
  typeof item === 'string'
    ? { text: item, items: [] }
    : { text: item[0], items: item[1].map((text) => ({ text, items: [] })) };
const listed = (isOrdered: boolean, items: Item[]): Written => ({
  type: 'richText',
  nodes: [{ type: 'list', isOrdered, items: items.map(listItem) }],
});
export const list = (...items: Item[]) => listed(false, items);
export const steps = (...items: Item[]) => listed(true, items);

export const quote = (text: string, name: string, role = ''): Written => ({
  type: 'quote',
  text,
  name,
  role,
});
export const stats = (...items: [value: string, label: string, source?: string][]): Written => ({
  type: 'stats',
  items: items.map(([value, label, source = '']) => ({ value, label, source })),
});
export const faq = (...items: [question: string, answer: string][]): Written => ({
  type: 'faq',
  items: items.map(([question, answer]) => ({ question, answer })),
});
export const chart = ({
  points,
  ...rest
}: Omit<Fields<'chart'>, 'points'> & { points: [label: string, value: number][] }): Written => ({
  type: 'chart',
  ...rest,
  points: points.map(([label, value]) => ({ label, value })),
});
export const table = (caption: string, head: string[], ...rows: string[][]): Written => ({
  type: 'table',
  caption,
  head,
  rows,
});
export const comparison = (
  caption: string,
  [before, after]: [string, string],
  ...rows: [label: string, before: string, after: string][]
): Written => ({
  type: 'comparison',
  caption,
  before,
  after,
  rows: rows.map(([label, was, is]) => ({ label, before: was, after: is })),
});

const callout = (tone: BlockOf<'callout'>['tone']) => (title: string, text: string) =>
  ({ type: 'callout', tone, title, text }) satisfies Written;
export const note = callout('note');
export const tip = callout('tip');
export const warning = callout('warning');

export const cta = (fields: Fields<'callToAction'>): Written => ({ type: 'callToAction', ...fields });
export const service = (slug: BlockOf<'serviceCard'>['service'], text: string): Written => ({
  type: 'serviceCard',
  service: slug,
  text,
});
export const calculator = (title: string, text: string): Written => ({
  type: 'calculatorTeaser',
  title,
  text,
});
export const ebook = (title: string, text: string): Written => ({ type: 'ebookCard', title, text });
export const contactForm = (title: string, text: string): Written => ({
  type: 'form',
  form: 'contact',
  title,
  text,
});
export const stories = (title: string): Written => ({ type: 'storyRow', title });
export const columns = (...sides: Written[][]): Written => ({ type: 'columns', columns: sides });
export const image = (
  file: string,
  alt: string,
  caption = '',
  width: Picture['width'] = 'text',
): Written => ({ type: 'image', file, alt, isDecorative: false, caption, width });
export const gallery = (...items: [file: string, alt: string, caption: string][]): Written => ({
  type: 'gallery',
  items: items.map(([file, alt, caption]) => ({ file, alt, isDecorative: false, caption })),
});

/** The last part of an article: where its facts are from. */
export const sources = (...items: [title: string, href: string][]): Written[] => [
  h2('Sources'),
  list(...items.map(([title, href]) => `[${title}](${href})`)),
];

/** Blocks with ids, b1, b2 and so on in the order of reading, and their pictures by the ids that the library gave them. */
export function numbered(blocks: readonly Written[], idOf: (file: string) => string): PostContent {
  let last = 0;
  const withId = (written: Written): Block => {
    last += 1;
    const id = `b${last}`;
    switch (written.type) {
      case 'columns':
        return { id, type: 'columns', columns: written.columns.map((side) => side.map(withId)) };
      case 'image': {
        const { file, ...rest } = written;
        return { id, ...rest, mediaId: idOf(file) };
      }
      case 'gallery':
        return {
          id,
          type: 'gallery',
          items: written.items.map(({ file, ...rest }) => ({ ...rest, mediaId: idOf(file) })),
        };
      default:
        return { id, ...written };
    }
  };
  return { version: 1, blocks: blocks.map(withId) };
}

/** The pictures that blocks show. */
export const picturesOf = (blocks: readonly Written[]): { file: string; alt: string }[] =>
  blocks.flatMap((block) => {
    if (block.type === 'columns') return block.columns.flatMap(picturesOf);
    if (block.type === 'image') return [block];
    return block.type === 'gallery' ? block.items : [];
  });
