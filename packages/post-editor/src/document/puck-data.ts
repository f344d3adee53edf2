import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';

/* Puck gets only the places and ids of blocks, without their content, so typing changes nothing in Puck. */

/** A block in Puck's data. Columns have the slots `column0` to `column2`. */
export interface PuckItem {
  type: string;
  props: { id: string; [slot: string]: unknown };
}
export interface PuckData {
  root: { props: Record<string, never> };
  content: PuckItem[];
}

export const SLOTS = ['column0', 'column1', 'column2'] as const;

const toItem = (block: Block): PuckItem => ({
  type: block.type,
  props: {
    id: block.id,
    ...(block.type === 'columns' &&
      Object.fromEntries(block.columns.map((below, column) => [SLOTS[column], below.map(toItem)]))),
  },
});

/** Converts the places of blocks to Puck's data. */
export const toPuck = (blocks: readonly Block[]): PuckData => ({
  root: { props: {} },
  content: blocks.map(toItem),
});

const isType = (type: string): type is BlockType => type in BLOCKS;

/**
 * Converts Puck's data to blocks. Takes the content from `known` by id and creates new blocks. Unchanged blocks stay
 * the same objects.
 */
export function fromPuck(
  { content }: { content: readonly PuckItem[] },
  known: (id: string) => Block | undefined,
): Block[] {
  const toBlock = ({ type, props }: PuckItem): Block[] => {
    if (!isType(type)) return [];
    const block = known(props.id) ?? makeBlock(type, props.id);
    if (block.type !== 'columns') return [block];
    const columns = block.columns.map((below, column) => {
      const items = props[SLOTS[column] ?? ''];
      const next = Array.isArray(items) ? (items as PuckItem[]).flatMap(toBlock) : [];
      const isSame = next.length === below.length && next.every((each, index) => each === below[index]);
      return isSame ? below : next;
    });
    const isSame = columns.every((below, column) => below === block.columns[column]);
    return [isSame ? block : { ...block, columns }];
  };
  return content.flatMap(toBlock);
}

/** Whether two lists have the same blocks at the same places, ignoring their content. */
export function isSameShape(one: readonly Block[], other: readonly Block[]): boolean {
  return (
    one.length === other.length &&
    one.every((block, index) => {
      const beside = other[index];
      if (block === beside) return true;
      if (block.id !== beside?.id || block.type !== beside.type) return false;
      if (block.type !== 'columns' || beside.type !== 'columns') return true;
      return (
        block.columns.length === beside.columns.length &&
        block.columns.every((below, column) => isSameShape(below, beside.columns[column] ?? []))
      );
    })
  );
}
