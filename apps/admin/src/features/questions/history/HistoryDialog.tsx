import { Box, Button, Group, Modal, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  CATEGORIES,
  INPUT_TYPES,
  type Question,
  type QuestionChange,
  type QuestionOption,
} from '@upcurve/contracts/quiz/questions';
import { api } from '../../../api.ts';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { LoadMore } from '../../../kit/list/LoadMore.tsx';
import { pagedQuery } from '../../../kit/list/list-queries.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { formatDateTime } from '../../../kit/time/format-date.ts';
import { conditionInWords } from '../condition-in-words.ts';
import { questionsQuery } from '../question-queries.ts';

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

const quoted = (text: string | number | null | undefined) =>
  text === null || text === undefined || text === '' ? 'nothing' : `‘${text}’`;

type QuestionFact = readonly [label: string, say: (question: Question) => string];

function facts(all: readonly Question[]): QuestionFact[] {
  return [
    ['Question', ({ text }) => quoted(text)],
    ['Description', ({ description }) => quoted(description)],
    ['Type', ({ inputType }) => INPUT_TYPES[inputType]],
    ['Category', ({ category }) => CATEGORIES[category]],
    ['Status', ({ isActive }) => (isActive ? 'Active' : 'Inactive')],
    ['Place', ({ order }) => String(order)],
    ['Minimum', ({ min }) => quoted(min)],
    ['Maximum', ({ max }) => quoted(max)],
    ['Step', ({ step }) => quoted(step)],
    ['Shown', ({ showIf }) => (showIf ? `if ${conditionInWords(showIf, all)}` : 'always')],
  ];
}

const OPTION_FACTS: readonly (readonly [label: string, say: (option: QuestionOption) => string])[] = [
  ['label', ({ label }) => quoted(label)],
  ['points', ({ points }) => (points === undefined ? 'none' : String(points))],
  ['counts as qualifying', ({ qualifies }) => (qualifies ? 'yes' : 'no')],
  ['advice', ({ advice }) => (advice ? Object.values(advice).map(quoted).join(', ') : 'none')],
  ['turnover', ({ turnover }) => bandInWords(turnover)],
  ['spend', ({ spend }) => bandInWords(spend)],
];

const bandInWords = (band: QuestionOption['spend']) =>
  band ? `£${band.from} to ${band.to === undefined ? 'any' : `£${band.to}`}` : 'none';

function optionLines(before: readonly QuestionOption[], after: readonly QuestionOption[]): string[] {
  const find = (list: readonly QuestionOption[], value: string) => list.find((each) => each.value === value);
  const stayed = (list: readonly QuestionOption[], other: readonly QuestionOption[]) =>
    list.flatMap(({ value }) => (find(other, value) ? [value] : [])).join();
  return [
    ...before
      .filter(({ value }) => !find(after, value))
      .map(({ label }) => `Option ${quoted(label)} removed`),
    ...after.flatMap((option) => {
      const former = find(before, option.value);
      if (!former) return [`Option ${quoted(option.label)} added`];
      return OPTION_FACTS.filter(([, say]) => say(former) !== say(option)).map(
        ([name, say]) => `Option ${quoted(former.label)}, ${name}: ${say(former)} → ${say(option)}`,
      );
    }),
    ...(stayed(before, after) === stayed(after, before) ? [] : ['Options reordered']),
  ];
}

/** Describes a change, one line per field. `all` are the current questions, which conditions are named after. */
function changeLines({ before, after }: QuestionChange, all: readonly Question[]): string[] {
  if (!before || !after) return [];
  const plain = facts(all)
    .filter(([, say]) => say(before) !== say(after))
    .map(([label, say]) => `${label}: ${say(before)} → ${say(after)}`);
  return [...plain, ...optionLines(before.options ?? [], after.options ?? [])];
}

/** Summarises a change in one line. */
function changeTitle({ kind, before, after }: QuestionChange): string {
  const text = (after ?? before)?.text ?? '';
  const titles: Record<QuestionChange['kind'], string> = {
    added: `Added ‘${text}’`,
    changed: `Changed ‘${text}’`,
    moved: `Moved ‘${text}’`,
    deleted: `Deleted ‘${text}’`,
    ordered: 'Reordered the questions',
  };
  return titles[kind];
}
