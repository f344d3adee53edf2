import { PAGE_SIZE_MAX } from './paging.ts';
import { integerText } from './text.ts';
import { z } from './zod.ts';

/** The query parameters of every paged list. */
export const pageFields = {
  limit: integerText({ min: 1, max: PAGE_SIZE_MAX }).optional(),
  cursor: z
    .string()
    .max(1000)
    .regex(/^[\w-]+$/, 'Not a cursor of this list.')
    .optional(),
};

/** The query parameters of lists of leads, which may be long: with `total=exact`, all are counted. */
export const leadPageFields = { ...pageFields, total: z.literal('exact').optional() };
