import { line } from './text.ts';
import { z } from './zod.ts';

export const NAME_MIN = 2;
const NAME_SHORT = 'Name must be at least 2 characters';
/** What a category or an author is called. */
export const nounName = (max: number) =>
  z.string('Required').pipe(line({ max })).pipe(z.string().min(NAME_MIN, NAME_SHORT));
