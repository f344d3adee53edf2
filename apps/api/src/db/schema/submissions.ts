import type { Attribution } from '@upcurve/contracts/leads/lead';
import type { SubmissionStatus } from '@upcurve/contracts/leads/submissions';
import type { Answers } from '@upcurve/contracts/quiz/answers';
import type { Result, Tier } from '@upcurve/contracts/quiz/quiz';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';
import type { LeadDeskColumns } from './lead-desk.ts';

export interface QuizSessionsTable {
  id: string;
  answers: Json<Answers>;
  /** Contact details: null without consent to marketing, and null again after submitting. */
  name: string | null;
  email: string | null;
  phone: string | null;
  businessName: string | null;
  location: string | null;
  website: string | null;
  consentedAt: Moment | null;
  consentVersion: string | null;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
  /** When the quiz was detected as abandoned. Set once. */
  abandonedAt: Moment | null;
  /** The hash of the token in the resume link. The link is valid for a limited time after `abandonedAt`. */
  resumeTokenHash: Buffer | null;
  submissionId: string | null;
  /** The id of the held lead. Stays after the lead is released or deleted. */
  heldId: string | null;
  /** The campaign source, as in submissions. */
  source: Generated<string>;
  /** The campaign's medium and name, `(none)` if there is none. */
  medium: Generated<string>;
  campaign: Generated<string>;
  /** Whether the view that started the session was already counted as an event. */
  isCounted: Generated<boolean>;
  /** The question set when the session began. Null in older rows. */
  questionSet: Buffer | null;
}

export interface SubmissionsTable extends LeadDeskColumns {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  businessName: string | null;
  location: string | null;
  website: string | null;
  status: ColumnType<SubmissionStatus, SubmissionStatus | undefined, SubmissionStatus>;
  completedAt: DefaultMoment;
  /** When the quiz session started. Null if there was none. */
  begunAt: Moment | null;
  answers: Json<Answers>;
  questionSet: Buffer;
  result: Json<Result>;
  score: number;
  tier: Tier;
  isEligible: boolean;
  isScored: ColumnType<boolean, boolean | undefined, boolean>;
  consent: boolean;
  consentVersion: string;
  attribution: Json<Attribution> | null;
  /** The campaign source, or `direct` if there was none. */
  source: GeneratedAlways<string>;
  resultTokenHash: Buffer;
  /** Folded search text: name, email, business name and phone number, one per line. */
  searchText: string;
  /** The sort key of the name. */
  nameKey: string;
}
