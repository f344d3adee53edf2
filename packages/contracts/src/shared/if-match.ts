import { z } from './zod.ts';

/** The version that the caller saw, with or without quotes: told (412) where another one is there. */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .regex(/^(0|[1-9]\d{0,8}|"(0|[1-9]\d{0,8})")$/, 'A version number.')
    .optional(),
});

/** The version that such a header names; undefined where there is none. */
export function seenVersion({ 'if-match': seen }: z.infer<typeof IfMatch>): number | undefined {
  return seen === undefined ? undefined : Number(seen.replaceAll('"', ''));
}
