import { z } from './zod.ts';

/** The version that the caller last saw, with or without quotes. Any other current version causes a 412. */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .regex(/^(0|[1-9]\d{0,8}|"(0|[1-9]\d{0,8})")$/, 'A version number.')
    .optional(),
});

export function seenVersion({ 'if-match': seen }: z.infer<typeof IfMatch>): number | undefined {
  return seen === undefined ? undefined : Number(seen.replaceAll('"', ''));
}
