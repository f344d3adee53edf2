import { hrefFrom } from '../inline.ts';
import { HREF_MAX, LINE_MAX } from '../limits.ts';
import type { BlockOf, BlockType } from '../schema.ts';

interface Named {
  /** The property of the block or item that the field edits. */
  name: string;
  label: string;
  hint?: string;
}
type Line = Named & {
  kind: 'line';
  max: number;
  /** Completes the text when the field is left. */
  complete?: (typed: string) => string;
};
interface Choice {
  value: string | number;
  label: string;
}

/** A field that edits a part of a block. */
export type Field =
  | Line
  | (Named & { kind: 'choice'; choices: readonly Choice[] })
  | (Named & { kind: 'number'; min: number; max: number; step: number })
  /** Edits `mediaId`, `alt` and `isDecorative` of the block or item; its name is not used. */
  | (Named & { kind: 'picture' })
  /** Edits `mediaId` and `captionsId` of a video. */
  | (Named & { kind: 'clip' })
  | (Named & {
      kind: 'items';
      /** The name of one item, such as 'Question'. */
      one: string;
      max: number;
      fields: readonly Field[];
      /** The fields of a new item. */
      empty: Record<string, unknown>;
    })
  /** Edits the number of columns. */
  | (Named & { kind: 'columns' });

export const BLOCK_GROUPS = {
  text: 'Text',
  media: 'Pictures and video',
  proof: 'Facts and proof',
  layout: 'Layout',
  offers: 'Offers',
} as const;
export type BlockGroup = keyof typeof BLOCK_GROUPS;

/** Describes a block type for editors. */
export interface BlockConfig<T extends BlockType = BlockType> {
  label: string;
  /** The purpose of the block, in a few words. */
  hint: string;
  group: BlockGroup;
  /** Additional search words. */
  words: string;
  /** The fields of the panel. Texts are written on the canvas and have none. */
  fields: readonly Field[];
  /** The fields of a new block. */
  empty: Omit<BlockOf<T>, 'id' | 'type'>;
}

export type Configs<T extends BlockType> = { [K in T]: BlockConfig<K> };

export const line = (name: string, label: string, more: Partial<Line> = {}): Field => ({
  kind: 'line',
  name,
  label,
  max: LINE_MAX,
  ...more,
});
export const choice = <K extends string>(name: string, label: string, choices: Record<K, string>): Field => ({
  kind: 'choice',
  name,
  label,
  choices: Object.entries<string>(choices).map(([value, each]) => ({ value, label: each })),
});
/** A line with the address of a page. */
export const address = (name: string, label: string, hint: string): Field =>
  line(name, label, { hint, max: HREF_MAX, complete: (typed) => hrefFrom(typed) ?? typed });
export const picture: Field = { kind: 'picture', name: 'mediaId', label: 'Picture' };
export const noPicture = { mediaId: null, alt: '', isDecorative: false };
