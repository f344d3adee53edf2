/** What a block of a post asks for. Every field is plain text. */
export const FIELDS = {
  heading: ['text'],
  text: ['text'],
  quote: ['before', 'after', 'name'],
  offer: ['treatment', 'price', 'detail'],
  question: ['question', 'answer'],
  action: ['label', 'address'],
} as const;

export type BlockType = keyof typeof FIELDS;
export type FieldName = (typeof FIELDS)[BlockType][number];

type Written<T extends BlockType> = { type: T; values: Record<(typeof FIELDS)[T][number], string> };

/** A block as it is written. */
export type BlockContent = { [T in BlockType]: Written<T> }[BlockType];

/** A page of the clinic's site, or a caption under a picture. */
export type Format = 'page' | 'social';

export interface Template {
  id: string;
  name: string;
  format: Format;
  blocks: readonly BlockContent[];
}
