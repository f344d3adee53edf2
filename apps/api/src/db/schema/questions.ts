import type {
  Category,
  InputType,
  Question,
  QuestionChangeKind,
  QuestionOption,
  ShowIf,
} from '@upcurve/contracts/quiz/questions';
import type { Generated } from 'kysely';
import type { DefaultMoment, Json } from './columns.ts';

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

export interface QuestionChangesTable {
  id: string;
  questionId: number | null;
  kind: QuestionChangeKind;
  before: Json<Question> | null;
  after: Json<Question> | null;
  actorId: string | null;
  actorName: string;
  createdAt: DefaultMoment;
}

/** Sets of questions as visitors saw them, each stored once for all submissions with the same questions. */
export interface QuestionSetsTable {
  hash: Buffer;
  questions: Json<Question[]>;
  /** A running number, shown as the version in analytics. */
  number: Generated<number>;
  since: DefaultMoment;
}
