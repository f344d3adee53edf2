import { Answers } from './answers.ts';
import { Attribution, businessFields, consentField, contactFields, formGuardFields } from './lead.ts';
import { pageFields } from './paging.ts';
import { Category, Question } from './question.ts';
import { Id, Instant, line } from './text.ts';
import { z } from './zod.ts';

/** Statuses of an eligibility submission with the words shown for them. Any may follow any. */
export const SUBMISSION_STATUSES = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  disqualified: 'Disqualified',
} as const;
export const SubmissionStatus = z.enum(['new', 'contacted', 'qualified', 'disqualified']);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** Tiers without gaps: the lowest whole score of each. */
export const TIERS = [
  { from: 70, name: 'Ready to scale' },
  { from: 40, name: 'Growing' },
  { from: 0, name: 'Foundations' },
] as const;
export const Tier = z.enum(['Foundations', 'Growing', 'Ready to scale']);
export type Tier = z.infer<typeof Tier>;

export const IMPROVEMENTS_SHOWN = 3;

/** A visitor's result, computed once on the server and frozen. Scores are whole numbers from 0 to 100. */
export const Result = z.strictObject({
  score: z.int().min(0).max(100),
  tier: Tier,
  isEligible: z.boolean(),
  /** The eligibility rule in its parts: a question that asks for certain answers, and what was answered. */
  criteria: z.array(
    z.strictObject({
      questionId: z.int(),
      question: z.string(),
      answer: z.string().nullable(),
      wanted: z.array(z.string()),
      isMet: z.boolean(),
    }),
  ),
  categories: z.array(
    z.strictObject({
      category: Category,
      earned: z.number(),
      possible: z.number(),
      score: z.int().min(0).max(100),
    }),
  ),
  answers: z.array(z.strictObject({ questionId: z.int(), earned: z.number(), possible: z.number() })),
  /** The changes that raise the overall score most, the best first; `gain` in points of the overall score. */
  improvements: z.array(
    z.strictObject({
      questionId: z.int(),
      category: Category,
      question: z.string(),
      answer: z.string().nullable(),
      better: z.array(z.string()),
      gain: z.int().min(0).max(100),
    }),
  ),
});
export type Result = z.infer<typeof Result>;

export const SubmissionInput = z.strictObject({
  ...contactFields,
  ...businessFields,
  ...consentField,
  ...formGuardFields,
  answers: Answers,
  sessionId: Id.nullable().optional(),
  attribution: Attribution.optional(),
});
export type SubmissionInput = z.infer<typeof SubmissionInput>;

export const SubmissionReceipt = z.strictObject({ id: z.uuid(), result: Result, resultToken: z.string() });
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>;

/** A row of the list. */
export const Submission = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  businessName: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  status: SubmissionStatus,
  completedAt: Instant,
  answers: Answers,
  score: z.int(),
  tier: Tier,
  isEligible: z.boolean(),
});
export type Submission = z.infer<typeof Submission>;

/** One submission whole: with the questions as they were asked and the result as it was computed. */
export const SubmissionDetail = Submission.extend({
  questions: z.array(Question),
  result: Result,
  consent: z.boolean(),
  consentVersion: z.string(),
  attribution: Attribution.nullable(),
});
export type SubmissionDetail = z.infer<typeof SubmissionDetail>;

/** What a visitor's own report shows. */
export const Report = z.strictObject({
  name: z.string(),
  businessName: z.string().nullable(),
  completedAt: Instant,
  questions: z.array(Question),
  answers: Answers,
  result: Result,
});
export type Report = z.infer<typeof Report>;

export const SUBMISSION_SORTS = ['-completedAt', 'completedAt', 'name', '-name', '-score', 'score'] as const;
export const SEARCH_MAX = 100;
/** Filters of the list. `from` and `to` bound completedAt, `to` exclusive. */
export const SubmissionFilter = z.strictObject({
  search: line({ max: SEARCH_MAX }).optional(),
  status: SubmissionStatus.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  sort: z.enum(SUBMISSION_SORTS).optional(),
  ...pageFields,
});
export type SubmissionFilter = z.infer<typeof SubmissionFilter>;
