import { Alert, Button, Group, Text } from '@mantine/core';
import type { StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';

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
        <Alert color="gold" role="alert" tabIndex={-1} ref={takeFocus} title="Changed by someone else">
          <Text size="sm">
            Someone else changed this question while you were editing it
            {problem.changed.length > 0 && ` (${problem.changed.join(', ')})`}. Your entries are still here.
          </Text>
          <Group gap="xs" mt="sm">
            <Button size="xs" variant="default" disabled={isSaving} onClick={() => onLoad(problem.newest)}>
              Load newest version
            </Button>
            <Button size="xs" color="red" disabled={isSaving} onClick={() => onOverwrite(problem.newest)}>
              Overwrite with mine
            </Button>
          </Group>
        </Alert>
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
