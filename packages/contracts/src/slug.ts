import { z } from './zod.ts';

export const SLUG_MAX = 100;

/** The last part of an address: lower case letters, digits and single hyphens. */
export const Slug = z
  .string('Required')
  .trim()
  .min(2, 'Slug must be at least 2 characters')
  .max(SLUG_MAX, `At most ${SLUG_MAX} characters.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower case letters, digits and single hyphens.');
