import { Button, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconEye } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Question, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { useToast } from '@upcurve/ui/use-toast';
import { useCallback, useId, useState } from 'react';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { DialogFooter } from '../../../kit/forms/DialogFooter.tsx';
import { ErrorSummary } from '../../../kit/forms/ErrorSummary.tsx';
import { submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { useUnsavedGuard } from '../../../kit/forms/use-unsaved-guard.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { hasStatus, questionsQuery, saveQuestion } from '../question-queries.ts';
import { openPreview } from './open-preview.ts';
import classes from './QuestionDialog.module.css';
import { QuestionFields } from './QuestionFields.tsx';
import {
  changedFields,
  draftErrors,
  draftOf,
  fieldName,
  type QuestionDraft,
  toInput,
} from './question-draft.ts';
import { type Problem, SaveProblem } from './SaveProblem.tsx';

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

type QuestionDialogProps = { opened: boolean; onClose: () => void; questions: readonly Question[] } & (
  | { start: QuestionDraft; question?: undefined }
  | { question: StoredQuestion; start?: undefined }
);

/** Adds or edits a question. Must be remounted each time it opens. */
export function QuestionDialog({ question, start, questions, opened, onClose }: QuestionDialogProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const { toast } = useToast();
  const client = useQueryClient();
  // The version that editing started from; null for a new question.
  const [base, setBase] = useState<StoredQuestion | null>(question ?? null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Counts rejected attempts, so screen readers announce each one.
  const [refusals, setRefusals] = useState(0);
  const form = useForm<QuestionDraft>({
    mode: 'controlled',
    initialValues: question ? draftOf(question) : start,
    validate: draftErrors,
  });
  const words = question ? EDIT : ADD;

  const save = useMutation({
    mutationFn: (onto: StoredQuestion | null) => saveQuestion(onto, input()),
    onMutate: () => setProblem(null),
    onSuccess: (_, onto) => {
      toast((onto ? EDIT : ADD).success);
      onClose();
      return client.invalidateQueries(questionsQuery);
    },
    onError: async (error, onto) => {
      if (error instanceof ApiError && error.statusCode === 400 && error.issues.length > 0) {
        form.setErrors(formErrors(error));
        setRefusals(refusals + 1);
        return;
      }
      if (onto && (hasStatus(error, 412) || hasStatus(error, 404))) {
        const found = await lookUp(onto).catch(() => null);
        if (found) return setProblem(found);
      }
      toast({ ...(onto ? EDIT : ADD).failure, variant: 'destructive' });
      setProblem({ kind: 'failed', message: error.message });
    },
  });
  const guard = useUnsavedGuard(opened && form.isDirty(), onClose);

  function input() {
    const { order, ...others } = toInput(form.values);
    // Leaves out an unchanged position, because the question may have been moved in the list.
    return question && !form.isDirty('order') ? others : { order, ...others };
  }

  /** Fetches the stored question and refreshes the list. */
  async function lookUp(onto: StoredQuestion): Promise<Problem> {
    const list = await client.fetchQuery({ ...questionsQuery, staleTime: 0 });
    const newest = list.origin === 'stored' ? list.questions.find(({ id }) => id === onto.id) : undefined;
    if (!newest) return { kind: 'gone' };
    return { kind: 'conflict', newest, changed: changedFields(draftOf(onto), draftOf(newest)) };
  }

  function load(newest: StoredQuestion) {
    const draft = draftOf(newest);
    setBase(newest);
    setProblem(null);
    form.setInitialValues(draft);
    form.setValues(draft);
    form.clearErrors();
    goTo('text');
  }

  /** Previews the question as edited, if it is valid. */
  function preview() {
    if (form.validate().hasErrors) return setRefusals(refusals + 1);
    const { description, min, max, step, options, ...written } = toInput(form.values);
    openPreview({
      id: base?.id ?? 1,
      order: 1,
      isActive: true,
      description: description ?? null,
      min: min ?? null,
      max: max ?? null,
      step: step ?? null,
      options: options ?? null,
      text: written.text,
      inputType: written.inputType,
      category: written.category,
    });
  }

  const idOf = useCallback((path: string) => `${id}-${path}`, [id]);
  const goTo = (path: string) => document.getElementById(idOf(path))?.focus();
  const submit = form.onSubmit(
    () => {
      if (!save.isPending) save.mutate(base);
    },
    () => setRefusals(refusals + 1),
  );

  return (
    <Modal
      opened={opened}
      onClose={() => !save.isPending && guard.close()}
      title={words.title}
      size="54rem"
      fullScreen={isPhone}
    >
      <form onSubmit={submit} onKeyDown={submitOnModEnter} noValidate aria-label={words.title}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {words.description}
          </Text>
          {refusals > 0 && (
            <ErrorSummary key={refusals} errors={form.errors} nameOf={fieldName} onGo={goTo} />
          )}
          {problem && (
            <SaveProblem
              problem={problem}
              isSaving={save.isPending}
              onLoad={load}
              onOverwrite={(newest) => {
                setBase(newest);
                save.mutate(newest);
              }}
              onAddAsNew={() => save.mutate(null)}
            />
          )}
          <QuestionFields
            form={form}
            idOf={idOf}
            earlier={earlierThan(questions, base)}
            withOrder={question !== undefined}
          />
        </Stack>
        <DialogFooter guard={guard} saveLabel={words.save} isSaving={save.isPending}>
          <Button
            variant="subtle"
            className={classes.preview}
            leftSection={<IconEye size={16} stroke={1.6} aria-hidden />}
            onClick={preview}
          >
            Preview
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  );
}

/** Returns the questions that a condition may refer to: all earlier ones. A new question comes last. */
function earlierThan(questions: readonly Question[], base: Question | null): readonly Question[] {
  const place = base ? questions.findIndex(({ id }) => id === base.id) : -1;
  return place < 0 ? questions : questions.slice(0, place);
}
