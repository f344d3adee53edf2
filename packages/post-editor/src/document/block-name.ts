import { BLOCKS } from '@upcurve/post-blocks/fields';
import { plainText } from '@upcurve/post-blocks/inline';
import { textsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';

/** The maximum length of the excerpt in a block's name, in characters. */
const EXCERPT = 60;

/** Returns the name of a block: its kind and first words. */
export function nameOf(block: Block): string {
  const { label } = BLOCKS[block.type];
  if (block.type === 'columns') return `${label}, ${block.columns.length}`;
  const text = textsOf(block)
    .map((each) => plainText(each).trim())
    .find((each) => each !== '');
  if (!text) return `${label}, empty`;
  return `${label}: ${text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text}`;
}
