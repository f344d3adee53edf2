import { BLOCKS } from '@upcurve/post-blocks/fields';
import { plainText } from '@upcurve/post-blocks/inline';
import { textsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';

/** The maximum length of the excerpt in a block's name, in characters. */
const EXCERPT = 60;

const names = new WeakMap<Block, string>();

/** Returns the name of a block: its kind and first words. Cached, because all names are needed on every key press. */
export function nameOf(block: Block): string {
  const known = names.get(block) ?? spell(block);
  names.set(block, known);
  return known;
}

function spell(block: Block): string {
  const { label } = BLOCKS[block.type];
  if (block.type === 'columns') return `${label}, ${block.columns.length}`;
  const text = textsOf(block)
    .map((each) => plainText(each).trim())
    .find((each) => each !== '');
  if (!text) return `${label}, empty`;
  return `${label}: ${text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text}`;
}
