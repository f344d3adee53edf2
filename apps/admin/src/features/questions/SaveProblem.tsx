import { Alert, Button, Group, Text } from '@mantine/core';
import type { StoredQuestion } from '@upcurve/contracts/questions';
import { takeFocus } from '../../components/take-focus.ts';

/** Why a save did not go through, where it is nothing about a field. */
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

/** Says what went wrong and what can be done; nothing typed is lost meanwhile. */
export function SaveProblem({ problem, isSaving, onLoad, onOverwrite, onAddAsNew }: SaveProblemProps) {
  switch (problem.kind) {
    case 'conflict':
      return (
        <Alert color="gold" role="alert" tabIndex={-1} ref={takeFocus} title="Changed by somebody else">
          <Text size="sm">
            This question was changed by somebody else while you were editing it
            {problem.changed.length > 0 && ` (${problem.changed.join(', ')})`}. What you typed is still here.
          </Text>
          <Group gap="xs" mt="sm">
            <Button size="xs" variant="default" disabled={isSaving} onClick={() => onLoad(problem.newest)}>
              Load the newest version
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
          <Text size="sm">Somebody else has deleted it. What you typed is still here.</Text>
          <Button size="xs" variant="default" mt="sm" disabled={isSaving} onClick={onAddAsNew}>
            Add it as a new question
          </Button>
        </Alert>
      );
    case 'failed':
      return (
        <Alert color="red" role="alert" title="Not saved">
          <Text size="sm">{problem.message} What you typed is still here.</Text>
        </Alert>
      );
  }
}
