import type { Answers } from '@upcurve/contracts/answers';
import type { Attribution } from '@upcurve/contracts/lead';
import type { Category, InputType, Question, QuestionOption } from '@upcurve/contracts/question';
import type { Result, SubmissionStatus, Tier } from '@upcurve/contracts/submission';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultMoment } from './account.ts';

/** JSON is written as text, since pg turns a bare array into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

export interface QuestionsTable {
  id: Generated<number>;
  text: string;
  description: string | null;
  inputType: InputType;
  category: Category;
  min: number | null;
  max: number | null;
  step: number | null;
  isActive: boolean;
  options: Json<QuestionOption[]> | null;
  order: number;
  version: Generated<number>;
  updatedAt: DefaultMoment;
}

/** Questions as they were asked, kept once for all submissions that saw the same ones. */
export interface QuestionSetsTable {
  hash: Buffer;
  questions: Json<Question[]>;
}

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

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  bodyHash: Buffer;
  response: Json<unknown> | null;
  createdAt: DefaultMoment;
}
