import { slugOf } from '@upcurve/contracts/shared/slug';
import type { PostContent } from './content.ts';
import { allBlocks } from './content.ts';
import { hrefsOf, plainText } from './inline.ts';
import type { Block, ListItem, TextNode } from './schema.ts';

const WORDS_PER_MINUTE = 220;

export interface OutlineEntry {
  id: string;
  level: 2 | 3 | 4;
  text: string;
  /** The fragment of its URL, unique within the post. */
  anchor: string;
}

/** Returns the headings of a post, in order. */
export function outlineOf({ blocks }: PostContent): OutlineEntry[] {
  const taken = new Map<string, number>();
  return allBlocks(blocks).flatMap((block) => {
    if (block.type !== 'heading') return [];
    const text = plainText(block.text);
    const wish = slugOf(text) || 'part';
    const times = (taken.get(wish) ?? 0) + 1;
    taken.set(wish, times);
    return [{ id: block.id, level: block.level, text, anchor: times === 1 ? wish : `${wish}-${times}` }];
  });
}

const textsOfItems = (items: readonly ListItem[]): string[] =>
  items.flatMap(({ text, items: below }) => [text, ...textsOfItems(below)]);
const textsOfNode = (node: TextNode): string[] =>
  node.type === 'paragraph' ? [node.text] : textsOfItems(node.items);

/** Returns the visible texts of a block with marks, in reading order, without the texts of nested blocks. */
export function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
      return [block.text];
    case 'richText':
      return block.nodes.flatMap(textsOfNode);
    case 'image':
      return [block.caption];
    case 'gallery':
      return block.items.map(({ caption }) => caption);
    case 'quote':
    case 'testimonial':
      return [block.text, block.name, block.role];
    case 'callToAction':
      return [block.title, block.text, block.label];
    case 'video':
      return [block.title, block.caption];
    case 'comparison':
      return [
        block.caption,
        block.before,
        block.after,
        ...block.rows.flatMap(({ label, before, after }) => [label, before, after]),
      ];
    case 'faq':
      return block.items.flatMap(({ question, answer }) => [question, answer]);
    case 'stats':
      return block.items.flatMap(({ value, label, source }) => [value, label, source]);
    case 'chart':
      return [block.title, ...block.points.map(({ label }) => label), block.source];
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'callout':
    case 'calculatorTeaser':
    case 'ebookCard':
    case 'form':
      return [block.title, block.text];
    case 'serviceCard':
      return [block.text];
    case 'storyRow':
    case 'embed':
      return [block.title];
    case 'divider':
    case 'columns':
      return [];
    default:
      return block satisfies never;
  }
}

/** Returns a post as plain text, one line per text. */
export const plainContent = ({ blocks }: PostContent): string =>
  allBlocks(blocks)
    .flatMap(textsOf)
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n');

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
export const wordsOf = (content: PostContent): number => wordCount(plainContent(content));

/** Returns the reading time in whole minutes, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

export const linksOf = (block: Block): string[] => [
  ...textsOf(block).flatMap(hrefsOf),
  ...(block.type === 'callToAction' && block.href ? [block.href] : []),
];

/** Returns the ids of the library files that a block shows. */
export function mediaOf(block: Block): string[] {
  switch (block.type) {
    case 'image':
    case 'testimonial':
      return block.mediaId ? [block.mediaId] : [];
    case 'video':
      return [block.mediaId, block.captionsId].flatMap((id) => id ?? []);
    case 'gallery':
      return block.items.flatMap(({ mediaId }) => mediaId ?? []);
    default:
      return [];
  }
}

/** Returns the ids of the library files that a post shows, without duplicates. */
export const mediaOfContent = ({ blocks }: PostContent): string[] => [
  ...new Set(allBlocks(blocks).flatMap(mediaOf)),
];
