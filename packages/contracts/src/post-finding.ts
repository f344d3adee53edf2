import { z } from './zod.ts';

/** What keeps a post from being published; a 409 of publishing carries them as `findings`. */
export const PostFinding = z.strictObject({
  message: z.string(),
  blockId: z.string().optional(),
  field: z.enum(['title', 'excerpt', 'slug']).optional(),
});
export type PostFinding = z.infer<typeof PostFinding>;
