import type { Field } from '@upcurve/post-blocks/fields/field';

/** The subject of a field: a block, or an item of one. */
export type Values = Readonly<Record<string, unknown>>;

export interface FieldViewProps<F extends Field = Field> {
  field: F;
  values: Values;
  onChange: (values: Values) => void;
}
