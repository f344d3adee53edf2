import { ActionIcon, Button, Group, Loader, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CATEGORIES, type Question } from '@upcurve/contracts/quiz/questions';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { useListParams } from '../../kit/list/use-list-params.ts';
import { useIsPhone } from '../../kit/screen/layout-size.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { BuiltInNotice, useStoreBuiltIn } from './BuiltInNotice.tsx';
import { QuestionCards } from './list/QuestionCards.tsx';
import { AllQuestions, questionColumns } from './list/question-columns.tsx';
import { RowActions } from './list/RowActions.tsx';
import { useQuestionOrder } from './list/use-question-order.ts';
import { QuestionDialogs, useQuestionDialogs } from './QuestionDialogs.tsx';
import { questionsQuery } from './question-queries.ts';

const SEARCH_MAX = 200;
const FILTER = { search: z.string().trim().min(1).max(SEARCH_MAX) };

export function QuestionsScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const isPhone = useIsPhone();
  const list = useListParams('questions', { filter: FILTER, look: {} });
  const { search } = list.filter;
  const query = useQuery(questionsQuery);
  const [areBuiltInHidden, hideBuiltIn] = useState(false);
  const dialogs = useQuestionDialogs();
  const storeBuiltIn = useStoreBuiltIn();

  const isBuiltIn = query.data?.origin === 'built-in';
  const questions = isBuiltIn && areBuiltInHidden ? [] : (query.data?.questions ?? []);
  const found = search ? questions.filter((question) => matches(question, search)) : questions;
  const { news, move, onKeyDown } = useQuestionOrder(questions, found);
  const add = () => dialogs.add(questions.length + 1);
  const actions = (question: Question) => (
    <RowActions
      question={question}
      onAction={(action, about) => dialogs.act({ action, question: about }, questions.length)}
      onMove={move}
    />
  );

  return (
    <>
      <ListHeader
        title="Eligibility Question Manager"
        subtitle="Create, edit and manage eligibility analyzer questions"
        titleRef={title}
      >
        <FilterBar
          list={list}
          search={{
            label: 'Search questions',
            placeholder: 'Search questions...',
            maxLength: SEARCH_MAX,
          }}
        >
          <ActionIcon
            size={36}
            variant="default"
            aria-label="Refresh questions"
            onClick={() => query.refetch()}
          >
            {query.isFetching ? <Loader size={18} color="gray" /> : <IconRefresh size={18} stroke={1.6} />}
          </ActionIcon>
          <Button
            aria-label="Add Question"
            leftSection={<IconPlus size={16} stroke={2} />}
            disabled={!query.data}
            onClick={add}
          >
            {isPhone ? 'Add' : 'Add Question'}
          </Button>
        </FilterBar>
      </ListHeader>
      <QueryPanel
        query={query}
        what="questions"
        label="Questions"
        failure={{ title: 'Error', text: 'Failed to load questions. Please try again.' }}
      >
        {() => (
          <>
            {isBuiltIn && !areBuiltInHidden && (
              <BuiltInNotice
                isStoring={storeBuiltIn.isPending}
                onStore={() => storeBuiltIn.mutate(undefined, { onSettled: () => title.current?.focus() })}
                onHide={() => {
                  hideBuiltIn(true);
                  title.current?.focus();
                }}
              />
            )}
            {found.length === 0 ? (
              emptiness()
            ) : (
              // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of focused elements inside
              <div onKeyDown={isBuiltIn ? undefined : onKeyDown}>
                {isPhone ? (
                  <QuestionCards questions={found} all={questions} actions={actions} />
                ) : (
                  <AllQuestions value={questions}>
                    <DataTable
                      label="Eligibility questions"
                      actionsWidth="7.75rem"
                      rows={found}
                      columns={questionColumns}
                      nameOf={({ text }) => text}
                      actions={actions}
                    />
                  </AllQuestions>
                )}
              </div>
            )}
            <Text size="sm" c="dimmed" mt="sm" role="status">
              {found.length > 0 && countText(found.length, questions.length)}
            </Text>
            <VisuallyHidden role="status">{news}</VisuallyHidden>
          </>
        )}
      </QueryPanel>
      <QuestionDialogs dialogs={dialogs} questions={questions} storeBuiltIn={storeBuiltIn} />
    </>
  );

  function emptiness() {
    const isFound = questions.length > 0;
    return (
      <MessagePanel
        role="status"
        title="No Questions Found"
        action={
          isFound ? (
            <Button variant="default" onClick={list.clear}>
              Show all questions
            </Button>
          ) : (
            <Group justify="center" gap="xs">
              <Button onClick={add}>Add Your First Question</Button>
              <Button variant="default" onClick={() => hideBuiltIn(false)}>
                Show the built-in questions
              </Button>
            </Group>
          )
        }
      >
        {isFound ? 'Try changing your search criteria.' : 'There are no questions yet.'}
      </MessagePanel>
    );
  }
}

function countText(found: number, all: number): string {
  const noun = all === 1 ? 'question' : 'questions';
  return found === all ? `${all} ${noun}` : `${found} of ${all} ${noun}`;
}

/** Checks whether text, category, its label or description contain the search text, ignoring case. */
function matches(question: Question, search: string): boolean {
  const needle = search.toLowerCase();
  const { text, category, description } = question;
  return [text, category, CATEGORIES[category], description ?? ''].some((each) =>
    each.toLowerCase().includes(needle),
  );
}
