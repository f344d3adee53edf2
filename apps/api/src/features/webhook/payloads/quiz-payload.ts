import { type Answers, answerInWords, isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import {
  type AbandonedPayload,
  WEBHOOK_PAYLOAD_MAX_BYTES,
  type WebhookPayload,
} from '@upcurve/contracts/webhooks/webhook-payload';
import { personFields, serialiseWithin, truncate } from './payload.ts';

const QUIZ_TITLE = 'Eligibility assessment';
const SLUG = 'eligibility';
/** Space for the resume link, with the longest address and the token. */
const RESUME_URL_ROOM = 400;

interface Visitor {
  name: string;
  email: string;
  phone?: string | null;
  businessName?: string | null;
  website?: string | null;
  answers: Answers;
  questions: readonly Question[];
}

export interface AnnouncedSubmission extends Visitor {
  completedAt: string;
}

export interface AbandonedQuiz extends Visitor {
  startedAt: string;
  abandonedAt: string;
  resumeUntil: string;
}

/** Returns the event's body: the spec's sample payload as JSON, under 20 kB. Long texts are shortened if necessary. */
export function webhookBody(submission: AnnouncedSubmission): string {
  const payload: WebhookPayload = {
    ...visitorPart(submission),
    submitted_at: submission.completedAt,
    answers: answersIn(submission, submission.questions),
  };
  return serialiseAnswers(payload, WEBHOOK_PAYLOAD_MAX_BYTES);
}

/** Returns the event's body for an abandoned quiz. The resume link is added when it is sent. */
export function abandonedBody(quiz: AbandonedQuiz): string {
  const isMissing = ({ id }: Question) => isEmptyAnswer(quiz.answers[id]);
  const payload: AbandonedPayload = {
    event: 'eligibility.abandoned',
    ...visitorPart(quiz),
    started_at: quiz.startedAt,
    abandoned_at: quiz.abandonedAt,
    answers: answersIn(
      quiz,
      quiz.questions.filter((question) => !isMissing(question)),
    ),
    missing: quiz.questions.filter(isMissing).map(({ text }) => text),
    resume_url: '',
    resume_until: quiz.resumeUntil,
  };
  return serialiseAnswers(payload, WEBHOOK_PAYLOAD_MAX_BYTES - RESUME_URL_ROOM);
}

const visitorPart = (visitor: Visitor) => ({
  ...personFields(visitor),
  website: visitor.website ?? '',
  quiz_title: QUIZ_TITLE,
  slug: SLUG,
});

const answersIn = ({ answers }: Visitor, questions: readonly Question[]) =>
  questions.map((question) => ({
    question: question.text,
    response: answerInWords(question, answers[question.id]),
  }));

type ShortenablePayload = Pick<WebhookPayload, 'answers'> & { missing?: string[] };

const shortenAnswers = <T extends ShortenablePayload>(payload: T, max: number): T => ({
  ...payload,
  answers: payload.answers.map(({ question, response }) => ({
    question: truncate(question, max),
    response: truncate(response, max),
  })),
  ...(payload.missing && { missing: payload.missing.map((question) => truncate(question, max)) }),
});

const firstHalf = <T>(list: readonly T[]) => list.slice(0, Math.floor(list.length / 2));

/** Serialises a payload to JSON with less than `maxBytes`: shortens texts, then leaves out answers. */
function serialiseAnswers(payload: ShortenablePayload, maxBytes: number): string {
  let json = serialiseWithin(payload, maxBytes, (max) => shortenAnswers(payload, max));
  let left = payload;
  while (Buffer.byteLength(json) >= maxBytes && left.answers.length + (left.missing?.length ?? 0) > 0) {
    left = {
      ...left,
      answers: firstHalf(left.answers),
      ...(left.missing && { missing: firstHalf(left.missing) }),
    };
    json = JSON.stringify(shortenAnswers(left, 10));
  }
  return json;
}
