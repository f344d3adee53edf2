import { ActionIcon, Alert, Button, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconRefresh, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { SearchInput } from '@upcurve/ui/SearchInput/SearchInput';
import { useRef, useState } from 'react';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { BuiltInNotice } from './BuiltInNotice.tsx';
import { QuestionCards } from './QuestionCards.tsx';
import { QuestionDialogs } from './QuestionDialogs.tsx';
import classes from './QuestionsScreen.module.css';
import { QuestionsSkeleton } from './QuestionsSkeleton.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { questionsQuery } from './question-queries.ts';
import { useQuestionDialogs } from './use-question-dialogs.ts';
import { matches, SEARCH_MAX, useQuestionSearch } from './use-question-search.ts';
import { useStoreBuiltIn } from './use-store-built-in.ts';

/** The questions of the quiz: found, added, edited, switched on and off, deleted. */
export function QuestionsScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { search, setSearch } = useQuestionSearch();
  const query = useQuery(questionsQuery);
  const [areBuiltInHidden, hideBuiltIn] = useState(false);
  const dialogs = useQuestionDialogs(title);
  const storeBuiltIn = useStoreBuiltIn();

  const isBuiltIn = query.data?.origin === 'built-in';
  const questions = isBuiltIn && areBuiltInHidden ? [] : (query.data?.questions ?? []);
  const found = search ? questions.filter((question) => matches(question, search)) : questions;
  const add = () => dialogs.add(questions.length + 1);

  return (
    <>
      <header className={classes.header}>
        <div>
          <ScreenTitle ref={title}>Eligibility Question Manager</ScreenTitle>
          <Text c="dimmed">Create, edit and manage eligibility analyzer questions</Text>
        </div>
      </header>
      <section className={classes.tools} aria-label="Search and actions">
        <SearchInput
          className={classes.search}
          label="Search questions"
          placeholder="Search questions..."
          icon={<IconSearch size={16} stroke={1.6} />}
          maxLength={SEARCH_MAX}
          value={search}
          onSearch={setSearch}
        />
        <ActionIcon
          size={36}
          variant="default"
          aria-label="Refresh questions"
          onClick={() => query.refetch()}
        >
          <IconRefresh
            size={18}
            stroke={1.6}
            className={classes.refresh}
            data-turning={query.isFetching || undefined}
          />
        </ActionIcon>
        <Button
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={2} />}
          disabled={!query.data}
          onClick={add}
        >
          Add Question
        </Button>
      </section>
      <section aria-label="Questions" aria-busy={query.isFetching}>
        {query.isError && (
          <Alert color="red" role="alert" title="Error" mb="md">
            <Text size="sm">Failed to load questions. Please try again.</Text>
            <Button size="xs" variant="default" mt="sm" onClick={() => query.refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        {content()}
      </section>
      <QuestionDialogs dialogs={dialogs} storeBuiltIn={storeBuiltIn} />
    </>
  );

  function content() {
    if (query.isPending) return <QuestionsSkeleton />;
    if (!query.data) return null;
    const List = isNarrow ? QuestionCards : QuestionTable;
    return (
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
          <div className={classes.paper}>
            <List
              questions={found}
              onAction={(action, question) => dialogs.act(action, question, questions.length)}
            />
          </div>
        )}
        <Text size="sm" c="dimmed" mt="md" role="status">
          {found.length > 0 && countText(found.length, questions.length)}
        </Text>
      </>
    );
  }

  function emptiness() {
    if (questions.length > 0) {
      return (
        <MessagePanel
          role="status"
          title="No Questions Found"
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              Show all questions
            </Button>
          }
        >
          Try changing your search criteria.
        </MessagePanel>
      );
    }
    return (
      <MessagePanel
        role="status"
        title="No Questions Found"
        action={
          <Group justify="center" gap="xs">
            <Button onClick={add}>Add Your First Question</Button>
            <Button variant="default" onClick={() => hideBuiltIn(false)}>
              Show the built-in questions
            </Button>
          </Group>
        }
      >
        There are no questions yet.
      </MessagePanel>
    );
  }
}

function countText(found: number, all: number): string {
  const noun = all === 1 ? 'question' : 'questions';
  return found === all ? `${all} ${noun}` : `${found} of ${all} ${noun}`;
}
