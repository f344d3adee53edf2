import type { Answers } from '@upcurve/contracts/quiz/answers';
import type {
  Category,
  InputType,
  Question,
  QuestionOption,
  ShowIf,
} from '@upcurve/contracts/quiz/questions';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';

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
  showIf: Json<ShowIf> | null;
  version: Generated<number>;
  updatedAt: DefaultMoment;
}

/** Sets of questions as visitors saw them, each stored once for all submissions with the same questions. */
export interface QuestionSetsTable {
  hash: Buffer;
  questions: Json<Question[]>;
  /** The id of the first question that visitors answer in their own words. Null if there is none. */
  freeTextId: GeneratedAlways<string | null>;
  /** A running number, shown as the version in analytics. */
  number: Generated<number>;
  since: DefaultMoment;
}

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
  leadId: string | null;
  /** The id of the held lead. Stays after the lead is released or deleted. */
  heldId: string | null;
  /** The campaign source, as in leads. */
  source: Generated<string>;
  /** The campaign's medium and name, `(none)` if there is none. */
  medium: Generated<string>;
  campaign: Generated<string>;
  /** Whether the view that started the session was already counted as an event. */
  isCounted: Generated<boolean>;
  /** The question set when the session began. Null in older rows. */
  questionSet: Buffer | null;
}
