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
  /** When the quiz was recognised as abandoned. Set once. */
  abandonedAt: Moment | null;
  /** Of the link to carry on, which works from then for a time. */
  resumeTokenHash: Buffer | null;
  submissionId: string | null;
  /** The id of the held lead. Stays after the lead is released or deleted. */
  heldId: string | null;
  /** The campaign's, as of submissions. */
  source: Generated<string>;
  /** Whether the view that it began with was counted as an event before. */
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
  /** When its session began; null without one. */
  begunAt: Moment | null;
  answers: Json<Answers>;
  questionSet: Buffer;
  result: Json<Result>;
  score: number;
  tier: Tier;
  isEligible: boolean;
  consent: boolean;
  consentVersion: string;
  attribution: Json<Attribution> | null;
  /** The campaign's; `direct` where it named none. */
  source: GeneratedAlways<string>;
  resultTokenHash: Buffer;
  /** Name, e-mail, business name and telephone number folded, one per line, for searching. */
  searchText: string;
  /** The name as it is sorted. */
  nameKey: string;
}
