import { get, put } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { z } from '../shared/zod.ts';

/** The figures cover this many complete days, up to and including yesterday. */
export const COUNTED_DAYS = 30;
/** Minimum number of leads for which the site shows figures. */
export const COUNTED_LEADS_MIN = 20;

/**
 * How the agency handled its own leads. `from` and `to` are days in its time zone, both included. A figure that cannot
 * be computed is null.
 */
export const MonthFigures = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Quizzes and forms. */
  leads: z.int(),
  /** Submitted quizzes. */
  checks: z.int(),
  /** The median from the arrival of a lead to its first call, rounded up. Null if no call is logged. */
  firstCallMinutes: z.int().nullable(),
  /** Leads with a phone number that arrived in calling hours. */
  leftNumber: z.int(),
  /** How many of `leftNumber` were called within PROMPT_CALL_MINUTES. Null if no call is logged or `leftNumber` is 0. */
  calledPromptly: z.int().nullable(),
});
export type MonthFigures = z.infer<typeof MonthFigures>;

const HOUR = 60;
/** Returns minutes as the site shows them: `4 min`, or `3 h` from two hours on, rounded up. */
export const waitOf = (minutes: number): string =>
  minutes < 2 * HOUR ? `${minutes} min` : `${Math.ceil(minutes / HOUR)} h`;

const amount = (max: number) =>
  z
    .int('Enter a whole number.')
    .min(0, 'Not less than 0.')
    .max(max, `At most ${max.toLocaleString('en-GB')}.`)
    .nullable();

/** The entries of an owner. `waived…`: the monthly fees that the guarantee has waived so far, in number and pounds. */
export const CountedMonthInput = z
  .strictObject({
    isShown: z.boolean(),
    waivedMonths: amount(1000),
    waivedPounds: amount(10_000_000),
  })
  .refine(({ waivedMonths, waivedPounds }) => waivedMonths === null || waivedPounds !== null, {
    path: ['waivedPounds'],
    error: 'Enter the sum as well, or leave both empty.',
  })
  .refine(({ waivedMonths, waivedPounds }) => waivedPounds === null || waivedMonths !== null, {
    path: ['waivedMonths'],
    error: 'Enter the number as well, or leave both empty.',
  });
export type CountedMonthInput = z.infer<typeof CountedMonthInput>;

/** `figures` are counted at each request. `isDemo`: the leads are invented, so the site never shows the figures. */
export const CountedMonthSettings = z.strictObject({
  ...CountedMonthInput.shape,
  version: z.int(),
  isDemo: z.boolean(),
  figures: MonthFigures,
});
export type CountedMonthSettings = z.infer<typeof CountedMonthSettings>;

/** The figures that the site shows. `waived` is null if an owner has not entered it; `on` is the day of the entry. */
export const CountedMonth = MonthFigures.extend({
  waived: z.strictObject({ months: z.int(), pounds: z.int(), on: z.iso.date() }).nullable(),
});
export type CountedMonth = z.infer<typeof CountedMonth>;

const path = '/api/settings/counted-month';

export const countedMonth = {
  getCountedMonth: get('/api/counted-month', {
    summary: 'The agency’s own last 30 days in figures. `month` is null unless an owner shows them',
    access: 'public',
    response: z.strictObject({ month: CountedMonth.nullable() }),
  }),
  getCountedMonthSettings: get(path, {
    summary: 'Whether the site shows the agency’s own month, with its current figures',
    access: 'users:manage',
    response: CountedMonthSettings,
  }),
  saveCountedMonthSettings: put(path, {
    summary: 'Show or hide the agency’s own month. 412 if If-Match names an older version',
    access: 'users:manage',
    headers: IfMatch,
    body: CountedMonthInput,
    response: CountedMonthSettings,
  }),
};
