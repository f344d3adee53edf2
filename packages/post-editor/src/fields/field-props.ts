import type { Field } from '@upcurve/post-blocks/fields/field';

/** The object that a field edits: a block, or an item of a block. */
export type Values = Readonly<Record<string, unknown>>;

export interface FieldViewProps<F extends Field = Field> {
  field: F;
  values: Values;
  /** Why the value cannot be saved. */
  error?: string | undefined;
  onChange: (values: Values) => void;
}
