import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Question, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { useCallback, useId } from 'react';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { questionsQuery, saveQuestion, storedQuestionOf } from '../question-queries.ts';
import { QuestionFields } from './QuestionFields.tsx';
import {
  changedFields,
  draftErrors,
  draftOf,
  fieldName,
  type QuestionDraft,
  toInput,
} from './question-draft.ts';

const ADD = {
  title: 'Add New Eligibility Question',
  description: 'Create a new question for the eligibility analyzer questionnaire.',
  save: 'Save Question',
  success: { title: 'Question Added', description: 'The question has been added successfully.' },
  failure: { title: 'Add Failed', description: 'Failed to add question. Please try again.' },
};
const EDIT = {
  title: 'Edit Eligibility Question',
  description: 'Update this eligibility analyzer question.',
  save: 'Update Question',
  success: { title: 'Question Updated', description: 'The question has been updated successfully.' },
  failure: { title: 'Update Failed', description: 'Failed to update question. Please try again.' },
};

type QuestionDialogProps = OpenedDialog & { questions: readonly Question[] } & (
    | { start: QuestionDraft; question?: undefined }
    | { question: StoredQuestion; start?: undefined }
  );

/** Adds or edits a question. Must be remounted each time it opens. */
export function QuestionDialog({ question, start, questions, ...dialog }: QuestionDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const words = question ? EDIT : ADD;
  const idOf = useCallback((path: string) => `${id}-${path}`, [id]);
  const form = useSaveForm<QuestionDraft, StoredQuestion>({
    what: 'this question',
    initial: question ? draftOf(question) : start,
    validate: draftErrors,
    version: question?.version,
    save(draft, version): Promise<StoredQuestion> {
      const { order, ...others } = toInput(draft);
      // Leaves out an unchanged position, because the question may have been moved in the list.
      const body = question && !form.isDirty('order') ? others : { order, ...others };
      return saveQuestion(question && version !== undefined ? { ...question, version } : null, body);
    },
    saved: (saved) => (saved.id === question?.id ? EDIT : ADD).success,
    failed: words.failure,
    changes: [questionsQuery.queryKey],
    onSaved: dialog.onClose,
    valuesOf: draftOf,
    async newest() {
      const list = await client.fetchQuery({ ...questionsQuery, staleTime: 0 });
      return list.questions.map(storedQuestionOf).find((each) => each?.id === question?.id);
    },
    addLabel: 'Add as new question',
    changedFields,
    labelOf: fieldName,
    hasSummary: true,
    focus: (path) => document.getElementById(idOf(path))?.focus(),
  });

  return (
    <FormDialog {...dialog} form={form} title={words.title} size="54rem" saveLabel={words.save}>
      <Text size="sm" c="dimmed">
        {words.description}
      </Text>
      <QuestionFields
        form={form}
        idOf={idOf}
        earlier={earlierThan(questions, question)}
        withOrder={question !== undefined}
      />
    </FormDialog>
  );
}

/** Returns the questions that a condition may refer to: all earlier ones. A new question comes last. */
function earlierThan(questions: readonly Question[], base: Question | undefined): readonly Question[] {
  const place = base ? questions.findIndex(({ id }) => id === base.id) : -1;
  return place < 0 ? questions : questions.slice(0, place);
}
