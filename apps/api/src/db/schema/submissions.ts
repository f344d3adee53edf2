import type { Answers } from '@upcurve/contracts/answers';
import type { Attribution } from '@upcurve/contracts/lead';
import type { Result, Tier } from '@upcurve/contracts/quiz';
import type { SubmissionStatus } from '@upcurve/contracts/submissions';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';
import type { LeadDeskColumns } from './lead-desk.ts';

export interface QuizSessionsTable {
  id: string;
  answers: Json<Answers>;
  /** Who the visitor is: null unless they have agreed to marketing, and null again once it is handed in. */
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
  /** When it was found to have been left; set once, whatever comes after. */
  abandonedAt: Moment | null;
  /** Of the link to carry on, which works from then for a time. */
  resumeTokenHash: Buffer | null;
  submissionId: string | null;
  /** What it was held back as; stays when that is let in or deleted. */
  heldId: string | null;
  /** The campaign's, as of submissions. */
  source: Generated<string>;
  /** Whether the view that it began with was counted as an event before. */
  isCounted: Generated<boolean>;
  /** What was asked when it began; null of those from before it was known. */
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
  /** Name, e-mail, business name and telephone number folded, a line each: what search looks through. */
  searchText: string;
  /** The name as it is sorted. */
  nameKey: string;
}
