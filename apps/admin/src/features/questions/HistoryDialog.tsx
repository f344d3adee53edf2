import { Button, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Question, QuestionChange } from '@upcurve/contracts/questions';
import { api } from '../../api.ts';
import { LoadMore } from '../../components/LoadMore.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useAction } from '../../components/use-action.ts';
import type { Dialog } from '../../components/use-dialog.ts';
import { formatDayFirst } from '../../format-date.ts';
import { pagedQuery } from '../../paged-query.ts';
import { changeLines, changeTitle } from './change-words.ts';
import classes from './HistoryDialog.module.css';
import { questionsQuery } from './question-queries.ts';

const HISTORY = ['question-changes'];

interface HistoryDialogProps {
  /** About one question, or about all. */
  dialog: Dialog<{ question?: Question }>;
  questions: readonly Question[];
}

/** Who changed what, newest first, with the way back to how a question was before. */
export function HistoryDialog({ dialog, questions }: HistoryDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const question = dialog.subject?.question;
  const query = useInfiniteQuery({
    ...pagedQuery([...HISTORY, question?.id ?? 'all'], (cursor, options) =>
      api.questions.listQuestionChanges({ query: { questionId: question?.id, cursor } }, options),
    ),
    enabled: dialog.isOpen,
    // What was done a moment ago is in it.
    staleTime: 0,
  });
  const undo = useAction({
    act: ({ id }: QuestionChange) => api.questions.undoQuestionChange({ params: { changeId: id } }),
    done: (_, { text }) => ({
      title: 'Question Restored',
      description: `‘${text}’ is as it was before that change.`,
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
      fullScreen={isNarrow}
      returnFocus={false}
    >
      <QueryPanel
        query={query}
        what="history"
        level={3}
        empty={
          <Text size="sm" c="dimmed">
            Nothing has been changed since the history began.
          </Text>
        }
      >
        {(changes) => (
          <>
            <ol className={classes.list}>
              {changes.map((change) => (
                <li key={change.id} className={classes.change}>
                  <div className={classes.head}>
                    <div>
                      <Text size="sm" fw={600}>
                        {changeTitle(change)}
                      </Text>
                      <Text size="xs" c="dimmed">
                        {change.actorName},{' '}
                        <time dateTime={change.createdAt}>{formatDayFirst(change.createdAt)}</time>
                      </Text>
                    </div>
                    {(change.kind === 'changed' || change.kind === 'deleted') && (
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={`Restore ‘${change.before?.text}’ as it was before ${formatDayFirst(change.createdAt)}`}
                        disabled={undo.isPending}
                        onClick={() => undo.mutate(change)}
                      >
                        {change.kind === 'deleted' ? 'Bring back' : 'Restore what was before'}
                      </Button>
                    )}
                  </div>
                  <ul className={classes.lines}>
                    {changeLines(change, questions).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
            {query.hasNextPage && <LoadMore query={query} />}
          </>
        )}
      </QueryPanel>
    </Modal>
  );
}
