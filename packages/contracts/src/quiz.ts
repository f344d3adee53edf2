import { Answers } from './answers.ts';
import { defineEndpoints } from './endpoint.ts';
import { Attribution, businessFields, consentField, contactFields, formGuardFields } from './lead.ts';
import { Category, Question } from './questions.ts';
import { Empty, Id, Instant } from './text.ts';
import { z } from './zod.ts';

/** Tiers without gaps: the lowest whole score of each. */
export const TIERS = [
  { from: 70, name: 'Ready to scale' },
  { from: 40, name: 'Growing' },
  { from: 0, name: 'Foundations' },
] as const;
export const Tier = z.enum(TIERS.map(({ name }) => name));
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

/** Progress of a visitor through the quiz: answers, never who they are. */
export const SessionProgress = z.strictObject({ answers: Answers });

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

export const quiz = defineEndpoints({
  createSession: {
    method: 'POST',
    path: '/api/eligibility/sessions',
    summary: 'Begin to save progress',
    access: 'public',
    origin: 'site',
    body: SessionProgress,
    response: z.strictObject({ id: z.uuid() }),
    status: 201,
    bounds: { limit: { calls: 60, minutes: 10 }, repeat: 'once' },
  },
  saveSession: {
    method: 'PATCH',
    path: '/api/eligibility/sessions/{id}',
    summary: 'Save answers; those not named stay as they are',
    access: 'public',
    origin: 'site',
    params: z.strictObject({ id: Id }),
    body: SessionProgress,
    response: Empty,
    bounds: { limit: { calls: 600, minutes: 10 }, repeat: 'same' },
  },
  submit: {
    method: 'POST',
    path: '/api/eligibility/submissions',
    summary: 'Hand in the quiz: scores it, freezes it, tells the webhook',
    access: 'public',
    origin: 'site',
    body: SubmissionInput,
    response: SubmissionReceipt,
    status: 201,
    bounds: { limit: { calls: 5, minutes: 10 }, repeat: 'once' },
  },
  getReport: {
    method: 'GET',
    path: '/api/eligibility/results/{resultToken}',
    summary: "A visitor's own report",
    access: 'public',
    params: z.strictObject({ resultToken: z.string().regex(/^[\w-]{43}$/, 'Not a result token.') }),
    response: Report,
  },
});
