import { businessFields, contactFields } from '@upcurve/contracts/lead';
import type { z } from 'zod';
import type { Field } from './progress.ts';

const schemas: Record<Field, z.ZodType> = { ...contactFields, ...businessFields };

/** What is wrong with each of these fields; nothing where all is well. */
export function fieldErrors(names: readonly Field[], values: Record<Field, string>) {
  const errors: Partial<Record<Field, string>> = {};
  for (const name of names) {
    const outcome = schemas[name].safeParse(values[name]);
    if (!outcome.success) errors[name] = outcome.error.issues[0]?.message ?? 'Invalid input';
  }
  return errors;
}
