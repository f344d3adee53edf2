import {
  type BlockContent,
  type BlockType,
  FIELDS,
  type FieldName,
  type Format,
} from '../../content/post-shape.ts';

export const BLOCK_TYPES = Object.keys(FIELDS) as BlockType[];

export type Block = BlockContent & { id: number };

export interface Post {
  format: Format;
  blocks: readonly Block[];
}

export function textIn(block: BlockContent, field: FieldName): string {
  return (block.values as Partial<Record<FieldName, string>>)[field] ?? '';
}

export function isEmpty(block: BlockContent): boolean {
  return FIELDS[block.type].every((field) => textIn(block, field).trim() === '');
}

export function emptyBlock(type: BlockType): BlockContent {
  return { type, values: Object.fromEntries(FIELDS[type].map((field) => [field, ''])) } as BlockContent;
}
