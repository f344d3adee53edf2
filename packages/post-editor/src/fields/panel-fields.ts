import { BLOCKS } from '@upcurve/post-blocks/fields';
import type { Field } from '@upcurve/post-blocks/fields/field';
import type { BlockType } from '@upcurve/post-blocks/schema';
import { type Part, SHAPES, type Shape } from '../document/block-shapes.ts';

const insideBoxes = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (part.kind === 'box' ? insideBoxes(part.parts) : [part]));

/** Leaves out the fields that are written on the canvas, also those of items. */
function unwritten(fields: readonly Field[], parts: readonly Part[]): Field[] {
  const inside = insideBoxes(parts);
  return fields.flatMap((field) => {
    const part = inside.find((each) => 'field' in each && each.field === field.name);
    if (!part) return [field];
    if (part.kind !== 'items' || field.kind !== 'items') return [];
    const left = unwritten(field.fields, part.parts);
    return left.length > 0 ? [{ ...field, fields: left }] : [];
  });
}

const PANEL_FIELDS = new Map(
  Object.entries(BLOCKS).map(([type, { fields }]) => {
    if (type === 'heading') return [type, fields.filter(({ name }) => name !== 'text')];
    const shape = (SHAPES as Record<string, Shape | undefined>)[type];
    return [type, unwritten(fields, shape?.parts ?? [])];
  }),
);

/** Returns the fields of a block that are set in the panel, because they are not written on the canvas. */
export const panelFields = (type: BlockType): readonly Field[] => PANEL_FIELDS.get(type) ?? [];
