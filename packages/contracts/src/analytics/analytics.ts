import { FormType } from '../leads/contact.ts';
import { LeadKind } from '../leads/lead.ts';
import { Tier } from '../quiz/quiz.ts';
import { defineEndpoints } from '../shared/endpoint.ts';
import { flagText, Instant, integerText, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { QuizStep } from './events.ts';
import { SOURCE_MAX } from './visit-limits.ts';

/** What the trend is summed by: days of the agency's zone, weeks from Monday, calendar months. */
export const PERIODS = { day: 'Day', week: 'Week', month: 'Month' } as const;
export const Period = z.enum(['day', 'week', 'month']);
export type Period = z.infer<typeof Period>;

/** The longest range, in days. */
export const RANGE_DAYS_MAX = 1100;
/** Without a range: the last so many days, today among them. */
export const RANGE_DAYS = 30;
export const SCORE_BAND = 10;

/** A day of the agency's zone, such as `2026-11-22`. */
export const Day = z.iso.date();

/**
 * `from` and `to` are days of the agency's zone, both included. A moment is taken too: `from` for its day, `to`, itself not
 * included, for the day before which it lies. `source`, `tier` and `version` narrow what belongs to the quiz: only a quiz that was
 * handed in has a tier, so with one there are no views but completed ones. `compare` adds the days before, as many.
 */
export const AnalyticsFilter = z.strictObject({
  from: z.union([Day, Instant], 'A day, such as 2026-11-22.').optional(),
  to: z.union([Day, Instant], 'A day, such as 2026-11-22.').optional(),
  source: line({ min: 1, max: SOURCE_MAX }).optional(),
  tier: Tier.optional(),
  version: integerText({ min: 1, max: 1_000_000 }).optional(),
  by: Period.optional(),
  compare: flagText.optional(),
});
export type AnalyticsFilter = z.infer<typeof AnalyticsFilter>;

const count = z.int().min(0);

/**
 * Every view of the quiz is in one of four states and counts on one day, so that views = notStarted + inProgress + abandoned +
 * completed whatever the filter, and every number is the sum of its parts.
 * `notStarted`: opened, and nothing answered. Of the views that were counted as events on a day, from a source, of a version, those
 * without a session that began there and then.
 * `inProgress`: a session that is not handed in and was touched in the last 30 minutes. `abandoned`: one that was not.
 * Both count on the day on which they began; deleted after their time, they stay counted as abandoned.
 * `completed`: a quiz handed in, on the day on which it was: as many as the list of submissions has. One that somebody deletes leaves
 * the numbers; one that is past its time stays in them.
 */
export const Funnel = z.strictObject({
  views: count,
  notStarted: count,
  inProgress: count,
  abandoned: count,
  completed: count,
});
export type Funnel = z.infer<typeof Funnel>;

/**
 * A question as it was asked, also of one that is deleted by now. `shown` = `answered` + `skipped` + `leftHere`. `leftHere`: of views in
 * progress or abandoned, those that came to it and no further. `answers` holds each option, yes or no, or the lower bound of a band of
 * numbers (`20` is 20 to 29); what people wrote in their own words is not counted.
 */
export const QuestionFigures = z.strictObject({
  id: z.int(),
  text: z.string(),
  isAsked: z.boolean(),
  isMany: z.boolean(),
  shown: count,
  answered: count,
  skipped: count,
  leftHere: count,
  answers: z.array(z.strictObject({ value: z.string(), label: z.string(), count })),
});
export type QuestionFigures = z.infer<typeof QuestionFigures>;

/** From the first answer to handing in, the middle one, to within 3 %, in seconds; null where nobody did. */
const medianSeconds = z.int().min(0).nullable();

/**
 * Where quizzes handed in came from first. `qualified`: as their status stands. `converted`: people of whom a contact submission has the
 * status converted, each counted once, for the first quiz that they handed in. `valuePence`: what these quizzes are said to be worth, and
 * the converted contact submissions of the people counted.
 */
const SourceFigures = z.strictObject({
  source: z.string(),
  views: count,
  completed: count,
  eligible: count,
  qualified: count,
  converted: count,
  valuePence: count,
});

/**
 * Whoever did something to a lead first, and how long after it came: the middle one in minutes, to within 3 %, and how many within an
 * hour. `memberId` is null for members who are gone. Leads count by the day on which they came.
 */
const SpeedFigures = z.strictObject({
  kind: LeadKind,
  memberId: z.uuid().nullable(),
  member: z.string(),
  leads: count,
  withinHour: count,
  medianMinutes: z.int().min(0).nullable(),
});

const Compared = z.strictObject({
  from: Day,
  to: Day,
  funnel: Funnel,
  medianSeconds,
  eligible: count,
  qualified: count,
  valuePence: count,
});

/** What happened in a range of days. Pages and forms know neither tier nor version: these do not narrow them. */
export const Analytics = z.strictObject({
  from: Day,
  to: Day,
  by: Period,
  funnel: Funnel,
  medianSeconds,
  eligible: count,
  qualified: count,
  valuePence: count,
  questions: z.array(QuestionFigures),
  /** Answered to the end and not handed in. */
  leftAtEnd: count,
  /** Bands of ten points; the last one holds 100 too. */
  scores: z.array(z.strictObject({ from: z.int(), to: z.int(), count })),
  tiers: z.array(z.strictObject({ tier: Tier, count, eligible: count })),
  /** One entry a period, named by its first day, those without a view too. The first and last may be cut by the range. */
  days: z.array(Funnel.extend({ day: Day, eligible: count })),
  sources: z.array(SourceFigures),
  /** Which questions were asked: a new version whenever they are other ones. */
  versions: z.array(z.strictObject({ version: z.int(), since: Instant, questions: z.int(), views: count })),
  steps: z.array(z.strictObject({ step: QuizStep, count })),
  /** `shown`, `begun`, `sent` are events, of which some are lost; `received` and `converted` are rows. */
  forms: z.array(
    z.strictObject({
      formType: FormType,
      shown: count,
      begun: count,
      sent: count,
      received: count,
      converted: count,
    }),
  ),
  visited: z.array(z.strictObject({ path: z.string(), views: count })),
  speed: z.array(SpeedFigures),
  /** Leads of either kind that nobody has done anything to yet. */
  untouched: z.strictObject({ eligibility: count, contact: count }),
  /** Events that did not count: of robots, of staff, and above what one address may send. */
  leftOut: z.strictObject({ bots: count, staff: count, flood: count }),
  /** The days before, where they were asked for. */
  before: Compared.nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

/** A number of the above. */
const AnalyticsExport = z.strictObject({
  part: z.string(),
  item: z.string(),
  measure: z.string(),
  number: z.number(),
});
export type AnalyticsExport = z.infer<typeof AnalyticsExport>;

/** New leads of both kinds in a week so far, and what became of them; weeks begin on Monday. */
const WeekFigures = z.strictObject({ leads: count, won: count });

export const analytics = defineEndpoints({
  getAnalytics: {
    method: 'GET',
    path: '/api/eligibility/analytics',
    summary: 'Visits, quiz drop-off and outcomes. The first number of the funnel is the sum of the others',
    // Every number opens leads: who may not read those has no use for it.
    access: 'leads:read',
    query: AnalyticsFilter,
    response: Analytics,
  },
  exportAnalytics: {
    method: 'GET',
    path: '/api/eligibility/analytics/export.csv',
    summary: 'The same figures as CSV, one per line, without personal data',
    access: 'leads:read',
    query: AnalyticsFilter.omit({ compare: true }),
    answers: 'csv',
    response: AnalyticsExport,
  },
  getWeek: {
    method: 'GET',
    path: '/api/eligibility/analytics/week',
    summary:
      'Conversion this week compared with the same part of last week: new leads, and those qualified or converted',
    access: 'leads:read',
    response: z.strictObject({ thisWeek: WeekFigures, lastWeek: WeekFigures, from: Instant }),
  },
});
