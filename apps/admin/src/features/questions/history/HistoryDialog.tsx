import { Box, Button, Group, Modal, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Question, QuestionChange } from '@upcurve/contracts/quiz/questions';
import { api } from '../../../api.ts';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { LoadMore } from '../../../kit/list/LoadMore.tsx';
import { pagedQuery } from '../../../kit/list/list-queries.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { formatDateTime } from '../../../kit/time/format-date.ts';
import { questionsQuery } from '../question-queries.ts';
import { changeLines, changeTitle } from './change-words.ts';

const HISTORY = ['question-changes'];

interface HistoryDialogProps {
  /** Shows the changes of one question, or of all questions if undefined. */
  dialog: Dialog<{ question?: Question }>;
  questions: readonly Question[];
}

/** Lists the changes to questions, newest first. Each can be undone. */
export function HistoryDialog({ dialog, questions }: HistoryDialogProps) {
  const isPhone = useIsPhone();
  const question = dialog.subject?.question;
  const query = useInfiniteQuery({
    ...pagedQuery([...HISTORY, question?.id ?? 'all'], (cursor, options) =>
      api.questions.listQuestionChanges({ query: { questionId: question?.id, cursor } }, options),
    ),
    enabled: dialog.isOpen,
    // Always refetched to include the latest change.
    staleTime: 0,
  });
  const undo = useAction({
    act: ({ id }: QuestionChange) => api.questions.undoQuestionChange({ params: { changeId: id } }),
    done: (_, { text }) => ({
      title: 'Question Restored',
      description: `‘${text}’ was restored to its state before the change.`,
    }),
    failed: { title: 'Restore Failed', fallback: 'Failed to restore the question. Please try again.' },
    changes: [questionsQuery.queryKey, HISTORY],
  });
  return (
    <Modal
      opened={dialog.isOpen}
      onClose={dialog.close}
      title={question ? `History of ‘${question.text}’` : 'History of the questions'}
      size="48rem"
      fullScreen={isPhone}
    >
      <QueryPanel query={query} what="history" empty="No changes have been recorded yet.">
        {(changes) => (
          <>
            <ol className="rows">
              {changes.map((change) => (
                <Box component="li" key={change.id} py="sm" className="wraps">
                  <Group justify="space-between" align="flex-start">
                    <Box flex="1 1 14rem">
                      <Text size="sm" fw={600}>
                        {changeTitle(change)}
                      </Text>
                      <Text size="xs" c="dimmed">
                        {change.actorName},{' '}
                        <time dateTime={change.createdAt}>{formatDateTime(change.createdAt)}</time>
                      </Text>
                    </Box>
                    {(change.kind === 'changed' || change.kind === 'deleted') && (
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={`Restore ‘${change.before?.text}’ as it was before ${formatDateTime(change.createdAt)}`}
                        disabled={undo.isPending}
                        onClick={() => undo.mutate(change)}
                      >
                        {change.kind === 'deleted' ? 'Restore question' : 'Restore previous version'}
                      </Button>
                    )}
                  </Group>
                  <Text component="ul" size="sm" c="dimmed">
                    {changeLines(change, questions).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </Text>
                </Box>
              ))}
            </ol>
            {query.hasNextPage && <LoadMore query={query} />}
          </>
        )}
      </QueryPanel>
    </Modal>
  );
}
