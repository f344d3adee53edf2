import type { Answers } from '@upcurve/contracts/answers';
import type { Attribution } from '@upcurve/contracts/lead';
import type { Result, Tier } from '@upcurve/contracts/quiz';
import type { SubmissionStatus } from '@upcurve/contracts/submissions';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Json } from './columns.ts';

export interface QuizSessionsTable {
  id: string;
  answers: Json<Answers>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
  submissionId: string | null;
}

export interface SubmissionsTable {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  businessName: string | null;
  location: string | null;
  website: string | null;
  status: ColumnType<SubmissionStatus, SubmissionStatus | undefined, SubmissionStatus>;
  completedAt: DefaultMoment;
  answers: Json<Answers>;
  questionSet: Buffer;
  result: Json<Result>;
  score: number;
  tier: Tier;
  isEligible: boolean;
  consent: boolean;
  consentVersion: string;
  attribution: Json<Attribution> | null;
  resultTokenHash: Buffer;
  /** Name, e-mail and business name in lower case, a line each: what search looks through. */
  searchText: string;
  /** The name as it is sorted. */
  nameKey: string;
}
