import { SOURCE_MAX } from '../analytics/visit-limits.ts';
import {
  attributionField,
  businessFields,
  consentField,
  contactFields,
  formGuardFields,
} from '../leads/lead.ts';
import { del, get, patch, post, put } from '../shared/endpoint.ts';
import { byId, decimalText, Empty, Id, Instant, untypedLine } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Advice } from './advice.ts';
import { Answers } from './answers.ts';
import { FIGURE_MAX } from './figure-max.ts';
import { Category, Question, QuestionOption } from './questions.ts';
import { TIERS } from './tiers.ts';

export const Tier = z.enum(TIERS.map(({ name }) => name));
export type Tier = z.infer<typeof Tier>;

export const IMPROVEMENTS_SHOWN = 3;
/** Advised marketing spend is at most this share of the lowest turnover in the visitor's answer. */
export const SPEND_SHARE_MAX = 0.15;

/** A quiz with contact details counts as abandoned after this many minutes without a change. */
export const ABANDONED_AFTER_MINUTES = 30;
/** Days for which the resume link is valid after that. */
export const RESUME_DAYS = 7;
/** Maximum number of emails per report, and per recipient, within 24 hours. */
export const REPORT_MAILS_PER_DAY = 3;

/** A visitor's result, computed once on the server and frozen. Scores are whole numbers from 0 to 100. */
export const Result = z.strictObject({
  score: z.int().min(0).max(100),
  tier: Tier,
  isEligible: z.boolean(),
  /** False for a clinic that has not opened: a score would say nothing about its work. */
  isScored: z.boolean().default(true),
  /** The parts of the eligibility rule: each question, the answer, and the answers that qualify. */
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
  /**
   * The next steps that raise the overall score most, best first. `better` is the answer after the step, `gain` the
   * points that it adds to the overall score, `advice` how to take it. Results frozen before advice existed list every
   * better answer.
   */
  improvements: z.array(
    z.strictObject({
      questionId: z.int(),
      category: Category,
      question: z.string(),
      answer: z.string().nullable(),
      better: z.array(z.string()),
      gain: z.int().min(0).max(100),
      advice: Advice.nullable().optional(),
    }),
  ),
  /**
   * The overall score after all improvements: the score plus their gains. Missing in results frozen before advice
   * existed.
   */
  scoreAfter: z.int().min(0).max(100).optional(),
});
export type Result = z.infer<typeof Result>;

/** A visitor's answers so far. Contact details are stored separately, and only with consent. */
export const SessionProgress = z.strictObject({ answers: Answers });

const details = { ...contactFields, ...businessFields };

/**
 * The first save of a quiz visit: its campaign, and whether its view was already counted as an event, so that it counts
 * only once.
 */
export const SessionStart = SessionProgress.extend({
  source: untypedLine(SOURCE_MAX),
  medium: untypedLine(SOURCE_MAX),
  campaign: untypedLine(SOURCE_MAX),
  isCounted: z.boolean().optional().catch(undefined),
});
export type SessionStart = z.infer<typeof SessionStart>;

/** Contact details before submitting. Accepted only with consent to marketing. */
export const SessionDetails = z.strictObject({
  ...details,
  consent: z.literal(true, 'Required'),
  ...formGuardFields,
});
export type SessionDetails = z.infer<typeof SessionDetails>;

/** A 256-bit token in a link. */
const token = (message: string) => z.string().regex(/^[\w-]{43}$/, message);

export const ResumedSession = z.strictObject({
  id: z.uuid(),
  answers: Answers,
  details: z.strictObject(details),
});
export type ResumedSession = z.infer<typeof ResumedSession>;

const figure = (max: number) => z.int().min(0).max(max).optional().catch(undefined);

/**
 * What visitors say about their clinic; left out where they said nothing. Never an error: an unreadable part is
 * left out, because the site has checked it where it was typed.
 */
export const ClinicFigures = z.strictObject({
  /** New enquiries a month. */
  enquiries: figure(FIGURE_MAX.enquiries),
  /** Pounds that a first visit brings. */
  value: figure(FIGURE_MAX.value),
  /** Of 100 booked appointments, how many patients do not come to. */
  noShows: figure(FIGURE_MAX.noShows),
  /** Who could make the calls. */
  caller: z.enum(['someone', 'nobody']).optional().catch(undefined),
  /** Whether the visitor decides about marketing. */
  canDecide: z.enum(['yes', 'together', 'no']).optional().catch(undefined),
});
export type ClinicFigures = z.infer<typeof ClinicFigures>;

export const SubmissionInput = z.strictObject({
  ...contactFields,
  ...businessFields,
  ...consentField,
  ...formGuardFields,
  answers: Answers,
  figures: ClinicFigures.optional(),
  sessionId: Id.nullable().optional().catch(undefined),
  ...attributionField,
});
export type SubmissionInput = z.infer<typeof SubmissionInput>;

/** Whether the server can send reports by email. */
const canMail = { canMail: z.boolean() };

export const SubmissionReceipt = z.strictObject({
  id: z.uuid(),
  result: Result,
  resultToken: z.string(),
  ...canMail,
});
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>;

/** A question of a report: without what tells which answers are better. */
const AnsweredQuestion = Question.extend({
  options: z.array(QuestionOption.omit({ points: true, qualifies: true })).nullable(),
});

export const Report = z.strictObject({
  name: z.string(),
  businessName: z.string().nullable(),
  completedAt: Instant,
  questions: z.array(AnsweredQuestion),
  answers: Answers,
  figures: ClinicFigures,
  result: Result,
  ...canMail,
  /** When the coming meeting starts that was booked from this report. Reports are shared: nobody can change it here. */
  bookedFor: Instant.nullable(),
});
export type Report = z.infer<typeof Report>;

export const REPORT_FILE = 'your-report.pdf';

const assumption = decimalText({ min: 0, max: 10_000_000 }).optional();

/** What the visitor of a report says instead of its assumptions. Sums are in pounds, shares in percent. */
export const ReportAssumptions = z.strictObject({
  turnover: assumption,
  budget: assumption,
  enquiries: assumption,
  booked: assumption,
  noShows: assumption,
  value: assumption,
  returning: assumption,
  visits: assumption,
  kept: assumption,
  wage: assumption,
  /** Who could make the calls. */
  caller: z.enum(['someone', 'nobody']).optional(),
});
export type ReportAssumptions = z.infer<typeof ReportAssumptions>;

const byResultToken = z.strictObject({ resultToken: token('Not a result token.') });

export const quiz = {
  createSession: post('/api/eligibility/sessions', {
    summary: 'Start a quiz session',
    access: 'public',
    origin: 'site',
    body: SessionStart,
    response: z.strictObject({ id: z.uuid() }),
    status: 201,
    rateLimit: { limit: { calls: 60, minutes: 10 }, repeat: 'once', scope: 'create-session' },
  }),
  saveSession: patch('/api/eligibility/sessions/{id}', {
    summary: 'Save answers. Omitted answers stay unchanged',
    access: 'public',
    origin: 'site',
    params: byId,
    body: SessionProgress,
    response: Empty,
    rateLimit: { limit: { calls: 600, minutes: 10 }, repeat: 'same' },
  }),
  saveDetails: put('/api/eligibility/sessions/{id}/details', {
    summary: 'Store contact details with the answers, with the visitor’s consent',
    access: 'public',
    origin: 'site',
    params: byId,
    body: SessionDetails,
    response: Empty,
    rateLimit: { limit: { calls: 10, minutes: 10 }, repeat: 'same' },
  }),
  forgetDetails: del('/api/eligibility/sessions/{id}/details', {
    summary: 'Delete the stored contact details and all copies of them',
    access: 'public',
    origin: 'site',
    params: byId,
    response: Empty,
    rateLimit: { limit: { calls: 60, minutes: 10 }, repeat: 'same' },
  }),
  resumeSession: post('/api/eligibility/sessions/resume', {
    summary: `Resume a quiz by its link, for ${RESUME_DAYS} days. The token is in the body to keep it out of access logs. 410 once the link has expired`,
    access: 'public',
    origin: 'site',
    body: z.strictObject({ token: token('Not a token.') }),
    response: ResumedSession,
    rateLimit: { limit: { calls: 20, minutes: 10 }, repeat: 'same' },
  }),
  submit: post('/api/eligibility/submissions', {
    summary: 'Submit the quiz: scores it, stores it and queues the webhook event',
    access: 'public',
    origin: 'site',
    body: SubmissionInput,
    response: SubmissionReceipt,
    status: 201,
    rateLimit: { limit: { calls: 5, minutes: 10 }, repeat: 'once', scope: 'submit-eligibility' },
  }),
  getReport: get('/api/eligibility/results/{resultToken}', {
    summary: "A visitor's report",
    access: 'public',
    params: byResultToken,
    response: Report,
  }),
  printReport: get('/api/eligibility/results/{resultToken}/report.pdf', {
    summary: "A visitor's report as a PDF, with the assumptions that the visitor replaced",
    access: 'public',
    params: byResultToken,
    query: ReportAssumptions,
    answers: 'file',
    types: ['application/pdf'],
  }),
  mailReport: post('/api/eligibility/results/{resultToken}/mail', {
    summary: `Mail the report to the visitor’s own address, at most ${REPORT_MAILS_PER_DAY} times a day. Does not reveal whether there is one`,
    access: 'public',
    origin: 'site',
    params: byResultToken,
    response: Empty,
    rateLimit: { limit: { calls: 10, minutes: 10 }, repeat: 'once', scope: 'mail-report' },
  }),
  sendTestLead: post('/api/eligibility/test-lead', {
    summary: "Store a lead in the caller's own name, with report and webhook, to test the way of a real one",
    access: 'users:manage',
    response: z.strictObject({ id: z.uuid() }),
    status: 201,
  }),
};
