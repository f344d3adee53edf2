import { MediaUse } from './media-use.ts';
import { PostFinding } from './post-finding.ts';
import { z } from './zod.ts';

/** One thing wrong with the input: where (`answers.7`, `text`) and what. */
export const Issue = z.strictObject({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** The one error body of the API. `error` is the status in words, `message` is fit to show to a person. */
export const ErrorBody = z.strictObject({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  issues: z.array(Issue).optional(),
  /** Of a 409 for what is in use: by what. */
  usedIn: z.array(MediaUse).optional(),
  /** Of a 409 for a post that cannot be published: what has to be mended. */
  findings: z.array(PostFinding).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
