import type { BlockOf, BlockType } from '../schema.ts';

interface Named {
  /** The field of the block, or of the item. */
  name: string;
  label: string;
  hint?: string;
}
interface Choice {
  value: string | number;
  label: string;
}

/** `hasMarks` is text that may be bold, italic, code or a link, as inline.ts writes it. */
export interface Written extends Named {
  kind: 'line' | 'text';
  max: number;
  hasMarks?: boolean;
  placeholder?: string;
}

/** How a part of a block is edited. */
export type Field =
  | Written
  | (Named & { kind: 'href'; max: number })
  | (Named & { kind: 'choice'; choices: readonly Choice[] })
  | (Named & { kind: 'number'; min: number; max: number; step: number })
  /** `mediaId`, `alt` and `isDecorative` of the block or item, whatever its name. */
  | (Named & { kind: 'picture' })
  /** `mediaId` and `captionsId` of a video. */
  | (Named & { kind: 'clip' })
  | (Named & {
      kind: 'items';
      /** One of them, such as 'Question'. */
      one: string;
      max: number;
      fields: readonly Field[];
      make: () => Record<string, unknown>;
    })
  /** `head` and `rows`. */
  | (Named & { kind: 'table' })
  /** `nodes`, edited where they are read. */
  | (Named & { kind: 'richText' })
  /** How many columns stand side by side. */
  | (Named & { kind: 'columns' });

export const BLOCK_GROUPS = {
  text: 'Text',
  media: 'Pictures and video',
  proof: 'Facts and proof',
  layout: 'Layout',
  offers: 'Offers',
} as const;
export type BlockGroup = keyof typeof BLOCK_GROUPS;

/** What an editor has to know of a kind of block. */
export interface BlockConfig<T extends BlockType = BlockType> {
  label: string;
  /** What it is for, in a few words. */
  hint: string;
  group: BlockGroup;
  /** A name of Tabler's icons, without the word icon. */
  icon: string;
  /** Other words by which it is searched. */
  words: string;
  fields: readonly Field[];
  /** A new one. */
  make: (id: string) => BlockOf<T>;
}

/** Some kinds of block, each with what an editor has to know of it. */
export type Configs<T extends BlockType> = { [K in T]: BlockConfig<K> };
