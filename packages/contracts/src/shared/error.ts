import { z } from './zod.ts';

/** A place that uses a file. `kind` is the noun that uses it. */
export const MediaUse = z.strictObject({
  kind: z.enum(['testimonial', 'post', 'author']),
  id: z.uuid(),
  title: z.string(),
});
export type MediaUse = z.infer<typeof MediaUse>;

/** A reason why a post cannot be published. Publishing returns them as `findings` of a 409. */
export const PostFinding = z.strictObject({
  message: z.string(),
  blockId: z.string().optional(),
  field: z.enum(['title', 'slug']).optional(),
});
export type PostFinding = z.infer<typeof PostFinding>;

/** An error in the input: its path (`answers.7`, `text`) and a message. */
export const Issue = z.strictObject({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** The error body of every API call. `error` is the status text, `message` can be shown to users. */
export const ErrorBody = z.strictObject({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  issues: z.array(Issue).optional(),
  /** For a 409: where the file is used. */
  usedIn: z.array(MediaUse).optional(),
  /** For a 409 when publishing: the reasons. */
  findings: z.array(PostFinding).optional(),
  /** For a 409 when booking: the next free starts. */
  next: z.array(z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
