import { Answers } from './answers.ts';
import { defineEndpoints } from './endpoint.ts';
import { QUESTION_ID_MAX, QuestionInput, StoredQuestion } from './question.ts';
import {
  Report,
  Submission,
  SubmissionDetail,
  SubmissionFilter,
  SubmissionInput,
  SubmissionReceipt,
  SubmissionStatus,
} from './submission.ts';
import { Empty, Id, integerText } from './text.ts';
import { z } from './zod.ts';

const questionId = z.strictObject({ id: integerText({ min: 1, max: QUESTION_ID_MAX }) });
const submissionId = z.strictObject({ id: Id });

/** How many submissions one bulk call may name. */
export const BULK_MAX = 500;
const bulkIds = z.array(Id).min(1, 'Name at least one.').max(BULK_MAX, `At most ${BULK_MAX} at once.`);

/** What is done to several submissions at once. */
export const SubmissionBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('status'), ids: bulkIds, status: SubmissionStatus }),
  z.strictObject({ action: z.literal('delete'), ids: bulkIds }),
]);
export type SubmissionBulk = z.infer<typeof SubmissionBulk>;

/** Progress of a visitor through the quiz: answers, never who they are. */
export const SessionProgress = z.strictObject({ answers: Answers });

export const eligibility = defineEndpoints({
  listQuestions: {
    method: 'GET',
    path: '/api/eligibility/questions',
    summary: 'Questions by order: active ones for visitors, all for staff',
    access: 'public',
    response: z.array(StoredQuestion),
  },
  createQuestion: {
    method: 'POST',
    path: '/api/eligibility/questions',
    summary: 'Add a question',
    access: 'questions:manage',
    body: QuestionInput,
    response: StoredQuestion,
    status: 201,
  },
  updateQuestion: {
    method: 'PUT',
    path: '/api/eligibility/questions/{id}',
    summary: 'Replace a question; with If-Match: 412 when it changed meanwhile',
    access: 'questions:manage',
    params: questionId,
    headers: z.object({
      'if-match': z
        .string()
        .regex(/^"?\d{1,9}"?$/, 'A version number.')
        .optional(),
    }),
    body: QuestionInput,
    response: StoredQuestion,
  },
  deleteQuestion: {
    method: 'DELETE',
    path: '/api/eligibility/questions/{id}',
    summary: 'Delete a question; submissions keep it as it was asked',
    access: 'questions:manage',
    params: questionId,
    response: Empty,
  },
  restoreQuestions: {
    method: 'POST',
    path: '/api/eligibility/questions/restore',
    summary: 'Store the 17 built-in questions where there are none; 409 where there are some',
    access: 'questions:manage',
    response: z.array(StoredQuestion),
    status: 201,
  },
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
    params: submissionId,
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
  listSubmissions: {
    method: 'GET',
    path: '/api/eligibility/submissions',
    summary: 'Submissions, searched, filtered, sorted, paged by cursor',
    access: 'leads:read',
    query: SubmissionFilter,
    response: z.array(Submission),
    paged: true,
  },
  getSubmission: {
    method: 'GET',
    path: '/api/eligibility/submissions/{id}',
    summary: 'One submission whole',
    access: 'leads:read',
    params: submissionId,
    response: SubmissionDetail,
  },
  setSubmissionStatus: {
    method: 'PATCH',
    path: '/api/eligibility/submissions/{id}/status',
    summary: 'Set the status',
    access: 'leads:status',
    params: submissionId,
    body: z.strictObject({ status: SubmissionStatus }),
    response: Submission,
  },
  bulkSubmissions: {
    method: 'POST',
    path: '/api/eligibility/submissions/bulk',
    summary: 'Set the status of several, or delete them (leads:delete); says how many were there',
    access: 'leads:status',
    body: SubmissionBulk,
    response: z.strictObject({ changed: z.int().min(0), missing: z.int().min(0) }),
  },
  deleteSubmission: {
    method: 'DELETE',
    path: '/api/eligibility/submissions/{id}',
    summary: 'Delete for good',
    access: 'leads:delete',
    params: submissionId,
    response: Empty,
  },
});
