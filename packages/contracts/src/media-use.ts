import { z } from './zod.ts';

/** Where a file is used. `kind` is the noun that uses it. */
export const MediaUse = z.strictObject({
  kind: z.enum(['testimonial', 'post', 'author']),
  id: z.uuid(),
  title: z.string(),
});
export type MediaUse = z.infer<typeof MediaUse>;
