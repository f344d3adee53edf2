import type { UseFormReturnType } from '@mantine/form';
import type { QuestionDraft } from './question-draft.ts';

export type QuestionForm = UseFormReturnType<QuestionDraft>;

export interface FieldsProps {
  form: QuestionForm;
  /** The id of the field at a path. */
  idOf: (path: string) => string;
}
