import { Answers } from '../quiz/answers.ts';
import { Question } from '../quiz/questions.ts';
import { ClinicFigures, Result, Tier } from '../quiz/quiz.ts';
import { del, get, patch, post } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { byId, Empty, Instant } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { BulkDone, bulkOf, statusChangeOf } from './bulk.ts';
import { callColumns } from './calls.ts';
import { Attribution } from './lead.ts';
import {
  campaignFilter,
  canMailField,
  deskFields,
  leadFilter,
  notExported,
  storyFields,
} from './lead-desk.ts';
import { SUBMISSION_SORTS, SUBMISSION_STATUSES } from './lead-words.ts';

export const SubmissionStatus = z.enum(keysOf(SUBMISSION_STATUSES));
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

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
  isScored: Result.shape.isScored,
  /** The campaign source, or `direct` if there was none. */
  source: z.string(),
  ...deskFields,
  ...storyFields,
});
export type Submission = z.infer<typeof Submission>;

/** What the visitor's report says first: its verdict, and its numbers with their labels. */
export const ReportSummary = z.strictObject({
  verdict: z.string(),
  numbers: z.array(z.strictObject({ value: z.string(), label: z.string() })),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

/** One quiz submission with all fields, including the questions as the visitor saw them and the frozen result. */
export const SubmissionDetail = Submission.extend({
  questions: z.array(Question),
  figures: ClinicFigures,
  result: Result,
  consent: z.boolean(),
  consentVersion: z.string(),
  attribution: Attribution.nullable(),
  /** The URL of the visitor's report. Null if its token is no longer known. */
  reportUrl: z.url().nullable(),
  report: ReportSummary,
  ...canMailField,
});
export type SubmissionDetail = z.infer<typeof SubmissionDetail>;

export const SOURCES_MAX = 200;

export const SubmissionFilter = z.strictObject({
  ...leadFilter,
  ...campaignFilter,
  status: SubmissionStatus.optional(),
  tier: Tier.optional(),
  eligible: z.enum(['true', 'false']).optional(),
  sort: z.enum(keysOf(SUBMISSION_SORTS)).optional(),
});
export type SubmissionFilter = z.infer<typeof SubmissionFilter>;

export const SubmissionBulk = bulkOf(SubmissionStatus);
export type SubmissionBulk = z.infer<typeof SubmissionBulk>;

/** A row of the export, followed by a column for each question. Campaign columns are empty if there was no campaign. */
export const SubmissionExport = Submission.omit({ answers: true, completedAt: true, ...notExported }).extend({
  completedAt: Instant,
  /** `completedAt` in London time, such as `2026-07-01 14:05:00`. */
  completedAtLondon: z.string(),
  medium: z.string(),
  campaign: z.string(),
  consent: z.boolean(),
  ...callColumns,
});

export const submissions = {
  listSubmissions: get('/api/eligibility/submissions', {
    summary: 'Quiz submissions: search, filter, sort, paged by cursor',
    access: 'leads:read',
    query: SubmissionFilter,
    response: z.array(Submission),
    paged: true,
  }),
  listSources: get('/api/eligibility/submissions/sources', {
    summary: 'All sources of leads, by name',
    access: 'leads:read',
    response: z.array(z.string()).max(SOURCES_MAX),
  }),
  exportSubmissions: get('/api/eligibility/submissions/export.csv', {
    summary: 'All matching rows as CSV, with a column per question as it was asked',
    access: 'leads:export',
    query: SubmissionFilter.omit({ limit: true, cursor: true }),
    answers: 'csv',
    response: SubmissionExport,
  }),
  getSubmission: get('/api/eligibility/submissions/{id}', {
    summary: 'One quiz submission with all fields',
    access: 'leads:read',
    params: byId,
    response: SubmissionDetail,
  }),
  setSubmissionStatus: patch('/api/eligibility/submissions/{id}/status', {
    summary: 'Set the status, and perhaps the follow-up. With `seen`: 412 if someone else has changed it',
    access: 'leads:status',
    params: byId,
    body: statusChangeOf(SubmissionStatus),
    response: Submission,
  }),
  bulkSubmissions: post('/api/eligibility/submissions/bulk', {
    summary:
      'Set status, outcome or follow-up of several, assign or delete them (leads:delete). Returns how many existed',
    access: 'leads:status',
    body: SubmissionBulk,
    response: BulkDone,
  }),
  deleteSubmission: del('/api/eligibility/submissions/{id}', {
    summary: 'Delete permanently',
    access: 'leads:delete',
    params: byId,
    response: Empty,
  }),
};
