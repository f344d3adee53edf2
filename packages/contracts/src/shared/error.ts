import { z } from './zod.ts';

/** Where a file is used. `kind` is the noun that uses it. */
export const MediaUse = z.strictObject({
  kind: z.enum(['testimonial', 'post', 'author']),
  id: z.uuid(),
  title: z.string(),
});
export type MediaUse = z.infer<typeof MediaUse>;

/** A reason why a post cannot be published. A 409 of publishing returns them as `findings`. */
export const PostFinding = z.strictObject({
  message: z.string(),
  blockId: z.string().optional(),
  field: z.enum(['title', 'excerpt', 'slug']).optional(),
});
export type PostFinding = z.infer<typeof PostFinding>;

/** A fault in the input: its path (`answers.7`, `text`) and a message. */
export const Issue = z.strictObject({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** The one error body of the API. `error` is the status in words, `message` is fit to show to a person. */
export const ErrorBody = z.strictObject({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  issues: z.array(Issue).optional(),
  /** For a 409: where the medium is used. */
  usedIn: z.array(MediaUse).optional(),
  /** For a 409 of publishing: the reasons. */
  findings: z.array(PostFinding).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
