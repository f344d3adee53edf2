import { z } from './zod.ts';

/** An error in the input: its path (`answers.7`, `text`) and a message. */
export const Issue = z.strictObject({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/**
 * The error body of every API call. `error` is the status text, `message` can be shown to users. A call may add details
 * of its own, which its contract describes.
 */
export const ErrorBody = z.looseObject({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  issues: z.array(Issue).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
