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
