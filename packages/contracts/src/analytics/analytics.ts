import { FormType } from '../leads/contact.ts';
import { LeadKind } from '../leads/lead.ts';
import { Tier } from '../quiz/quiz.ts';
import { get, put } from '../shared/endpoint.ts';
import { Day, Empty, flagText, Instant, integerText, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { QuizStep } from './events.ts';
import { SOURCE_MAX } from './visit-limits.ts';

/** The units of the trend: days in the agency's time zone, weeks from Monday, calendar months. */
export const PERIODS = { day: 'Day', week: 'Week', month: 'Month' } as const;
export const Period = z.enum(['day', 'week', 'month']);
export type Period = z.infer<typeof Period>;

export const RANGE_DAYS_MAX = 1100;
/** Minimum number of months for which won and lost leads are counted. */
export const OUTCOME_MONTHS = 6;
/** The default range in days, including today. */
export const RANGE_DAYS = 30;
export const SCORE_BAND = 10;

/**
 * `from` and `to` are days in the agency's time zone, both included. They may also be instants: `from` then means the
 * day it is on, and `to` the day of the instant right before it. `source`, `tier` and `version` filter the quiz
 * statistics. Only submitted quizzes have a tier, so with a tier all views are completed ones. `compare` adds the
 * preceding range with the same number of days; for a month, or its first days, the month before.
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

/** Maximum cost of a campaign in a month: ten million pounds, in pence. */
export const COST_MAX = 1_000_000_000;
const CostPence = z
  .int('Enter an amount.')
  .min(0, 'Enter an amount.')
  .max(COST_MAX, 'Enter a smaller amount.');
const Month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'A month, such as 2026-11.');
const tag = line({ min: 1, max: SOURCE_MAX });
const campaignTags = { source: tag, medium: tag, campaign: tag };

/**
 * Every view of the quiz is in one of four states and counts on one day. So views = notStarted + inProgress + abandoned
 * + completed for any filter, and every number is the sum of its parts. `notStarted`: opened without an answer. These
 * are the views counted as events, minus the sessions that began on the same day with the same source and version.
 * `inProgress`: an unsubmitted session that was changed in the last 30 minutes. `abandoned`: any other unsubmitted
 * session. Both count on the day they began. Sessions deleted at the end of their retention period still count as
 * abandoned. `completed`: a submitted quiz, on the day of its submission, as in the list of submissions. A submission
 * that staff delete no longer counts; one deleted at the end of its retention period still does.
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
 * A question as visitors saw it, even if it has been deleted since. `shown` = `answered` + `skipped` + `leftHere`.
 * `leftHere`: views in progress or abandoned that got to this question and no further. `answers` has an entry for each
 * option, for yes and no, or for the lower bound of a range of numbers (`20` is 20 to 29). Free text is not counted.
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

/** The median time from the first answer to submission, in seconds, accurate to 3 %. Null if nobody submitted. */
const medianSeconds = z.int().min(0).nullable();

/**
 * Submitted quizzes by the visitor's first source. `qualified`: by current status. `converted`: the leads
 * won, as campaigns count them, and `valuePence` their value.
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
 * A campaign: the quizzes and visits whose links had this source, medium and name. `medium` and `campaign` are `(none)`
 * if the link had none. `visits`: pages opened from another site or by their address, whatever the tier or version.
 * `begun`: quizzes in progress, abandoned and completed, as in the funnel. `leads`: new people, each counted once for
 * their first quiz, form or booking. `booked` and `won`: leads, by the day on which a meeting was booked or asked for, or
 * on which the lead was won. `valuePence`: the value of those won. All count for the person's first lead. `costPence`: the share of
 * the months' costs, by days, see `costShare`; null if no cost was entered, or with a tier or version.
 */
export const CampaignFigures = z.strictObject({
  ...campaignTags,
  visits: count,
  begun: count,
  completed: count,
  eligible: count,
  leads: count,
  booked: count,
  won: count,
  valuePence: count,
  costPence: count.nullable(),
});
export type CampaignFigures = z.infer<typeof CampaignFigures>;

const CampaignCost = z.strictObject({ ...campaignTags, month: Month, pence: CostPence });
export type CampaignCost = z.infer<typeof CampaignCost>;

/**
 * The members who first acted on leads, and how fast: the median in minutes, accurate to 3 %, and how many within an
 * hour. `memberId` is null for former members. Leads count on the day they arrived.
 */
const SpeedFigures = z.strictObject({
  kind: LeadKind,
  memberId: z.uuid().nullable(),
  member: z.string(),
  leads: count,
  withinHour: count,
  medianMinutes: z.int().min(0).nullable(),
});

const peopleFields = { leads: count, booked: count, won: count, valuePence: count };

const Compared = z.strictObject({
  from: Day,
  to: Day,
  funnel: Funnel,
  medianSeconds,
  eligible: count,
  qualified: count,
  ...peopleFields,
});

/** The statistics of a range of days. `tier` and `version` do not filter pages and forms. */
export const Analytics = z.strictObject({
  from: Day,
  to: Day,
  by: Period,
  funnel: Funnel,
  medianSeconds,
  eligible: count,
  qualified: count,
  ...peopleFields,
  questions: z.array(QuestionFigures),
  /** Visitors who reached the end of the quiz without submitting it. */
  leftAtEnd: count,
  /** Score ranges of ten points; the last one includes 100. */
  scores: z.array(z.strictObject({ from: z.int(), to: z.int(), count })),
  tiers: z.array(z.strictObject({ tier: Tier, count, eligible: count })),
  /**
   * One entry per period, even without views, identified by its first day. The first and last may be cut off by the
   * range.
   */
  days: z.array(Funnel.extend({ day: Day, eligible: count })),
  /**
   * The leads of both kinds that were won and lost in each month, by the day of the outcome, and the value of those
   * won. Covers the months that the range touches, and at least the last six before its end. Not filtered.
   */
  months: z.array(z.strictObject({ month: Month, won: count, lost: count, valuePence: count })),
  sources: z.array(SourceFigures),
  campaigns: z.array(CampaignFigures),
  /** The costs entered for the months that the range touches. Empty with a tier or version. */
  costs: z.array(CampaignCost),
  /** The versions of the question set. Any change to the questions starts a new version. */
  versions: z.array(z.strictObject({ version: z.int(), since: Instant, questions: z.int(), views: count })),
  steps: z.array(z.strictObject({ step: QuizStep, count })),
  /** `shown`, `begun` and `sent` count events, some of which are lost. `received` and `converted` count rows. */
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
  /** The median minutes to the first contact with leads of both kinds. Null if there was none. Not filtered. */
  firstContactMinutes: z.int().min(0).nullable(),
  /** The calls to leads on these days. Not filtered. Calls are deleted with their lead. */
  calls: z.strictObject({ made: count, answered: count }),
  /** Leads of either kind that no member has acted on. */
  untouched: z.strictObject({ eligibility: count, contact: count }),
  /** Events that were not counted: from bots, from staff, and above an address's rate limit. */
  leftOut: z.strictObject({ bots: count, staff: count, flood: count }),
  /**
   * Leads from before this day may have been deleted at the end of their retention period. They are still counted, but
   * no list shows them. Null if none has been deleted.
   */
  leadsSince: Day.nullable(),
  /** The statistics of the preceding range, if `compare` was set. */
  before: Compared.nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

export const analytics = {
  getAnalytics: get('/api/eligibility/analytics', {
    summary: 'Visits, quiz drop-off and outcomes. The first number of the funnel is the sum of the others',
    // Every statistic links to leads, so this permission is useless without access to leads.
    access: 'leads:read',
    query: AnalyticsFilter,
    response: Analytics,
  }),
  saveCampaignCost: put('/api/eligibility/analytics/costs', {
    summary: 'Set what a campaign cost in a month, in pence. Null removes the cost',
    access: 'users:manage',
    body: CampaignCost.extend({ pence: CostPence.nullable() }),
    response: Empty,
  }),
};
