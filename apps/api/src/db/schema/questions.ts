import type { Category, InputType, Question, QuestionOption } from '@upcurve/contracts/questions';
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
  version: Generated<number>;
  updatedAt: DefaultMoment;
}

/** Questions as they were asked, kept once for all submissions that saw the same ones. */
export interface QuestionSetsTable {
  hash: Buffer;
  questions: Json<Question[]>;
}
