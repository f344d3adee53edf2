import { Alert, Button, Text } from '@mantine/core';
import type { StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { ConflictAlert } from '../../../kit/forms/ConflictAlert.tsx';

/** Shows why saving failed, if not because of invalid fields. */
export type Problem =
  | { kind: 'conflict'; newest: StoredQuestion; changed: string[] }
  | { kind: 'gone' }
  | { kind: 'failed'; message: string };

interface SaveProblemProps {
  problem: Problem;
  isSaving: boolean;
  onLoad: (newest: StoredQuestion) => void;
  onOverwrite: (newest: StoredQuestion) => void;
  onAddAsNew: () => void;
}

/** Explains why saving failed and offers what to do next. */
export function SaveProblem({ problem, isSaving, onLoad, onOverwrite, onAddAsNew }: SaveProblemProps) {
  switch (problem.kind) {
    case 'conflict':
      return (
        <ConflictAlert
          what="this question"
          changed={problem.changed}
          isSaving={isSaving}
          onLoad={() => onLoad(problem.newest)}
          onOverwrite={() => onOverwrite(problem.newest)}
        />
      );
    case 'gone':
      return (
        <Alert color="gold" role="alert" tabIndex={-1} ref={takeFocus} title="This question no longer exists">
          <Text size="sm">Someone else has deleted it. Your entries are still here.</Text>
          <Button size="xs" variant="default" mt="sm" disabled={isSaving} onClick={onAddAsNew}>
            Add as new question
          </Button>
        </Alert>
      );
    case 'failed':
      return (
        <Alert color="red" role="alert" title="Not saved">
          <Text size="sm">{problem.message} Your entries are still here.</Text>
        </Alert>
      );
  }
}
