import { type Answers, answerInWords } from '@upcurve/contracts/answers';
import type { Question } from '@upcurve/contracts/questions';
import { WEBHOOK_PAYLOAD_MAX_BYTES, type WebhookPayload } from '@upcurve/contracts/webhook';

const QUIZ_TITLE = 'Eligibility assessment';
const SLUG = 'eligibility';
/** Lengths to which long texts are cut, one after the other, until the whole fits. */
const CUTS = [1000, 500, 250, 120, 60, 30, 10];

const cut = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text;

/** What of a submission goes into its event. */
export interface AnnouncedSubmission {
  name: string;
  email: string;
  phone?: string | null;
  businessName?: string | null;
  website?: string | null;
  answers: Answers;
  questions: readonly Question[];
  completedAt: string;
}

/** The body of the event: the spec's sample payload as JSON, under 20 kB; long texts are cut where it would not be. */
export function webhookBody(submission: AnnouncedSubmission): string {
  const [firstName = '', ...otherNames] = submission.name.split(/\s+/);
  const payload: WebhookPayload = {
    first_name: firstName,
    last_name: otherNames.join(' '),
    email: submission.email,
    phone: submission.phone ?? '',
    business_name: submission.businessName ?? '',
    website: submission.website ?? '',
    quiz_title: QUIZ_TITLE,
    slug: SLUG,
    submitted_at: submission.completedAt,
    answers: submission.questions.map((question) => ({
      question: question.text,
      response: answerInWords(question, submission.answers[question.id]),
    })),
  };
  const fits = (json: string) => Buffer.byteLength(json) < WEBHOOK_PAYLOAD_MAX_BYTES;

  let json = JSON.stringify(payload);
  for (const max of CUTS) {
    if (fits(json)) return json;
    const answers = payload.answers.map(({ question, response }) => ({
      question: cut(question, max),
      response: cut(response, max),
    }));
    json = JSON.stringify({ ...payload, answers });
  }
  while (!fits(json) && payload.answers.length > 0) {
    payload.answers.length = Math.floor(payload.answers.length / 2);
    const answers = payload.answers.map(({ question, response }) => ({
      question: cut(question, 10),
      response: cut(response, 10),
    }));
    json = JSON.stringify({ ...payload, answers });
  }
  return json;
}
