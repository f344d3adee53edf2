import { Badge, Group, Text } from '@mantine/core';
import { CATEGORIES, INPUT_TYPES, type Question } from '@upcurve/contracts/quiz/questions';
import type { ReactNode } from 'react';
import { RowList } from '../../../kit/table/RowList.tsx';
import { QuestionBadges } from './QuestionBadges.tsx';
import { QuestionStatus } from './QuestionStatusSwitch.tsx';

interface QuestionCardsProps {
  questions: readonly Question[];
  /** All questions, including those hidden by the search. */
  all: readonly Question[];
  actions: (question: Question) => ReactNode;
}

export function QuestionCards({ questions, all, actions }: QuestionCardsProps) {
  return (
    <RowList label="Eligibility questions" rows={questions}>
      {(question) => (
        <>
          <Text size="sm" fw={600}>
            <Text span inherit c="dimmed">
              {question.order}
            </Text>{' '}
            {question.text}
          </Text>
          {question.description && (
            <Text size="sm" c="dimmed">
              {question.description}
            </Text>
          )}
          <QuestionBadges question={question} all={all} />
          <Group gap="sm" mt={6}>
            <Badge color="ink">{INPUT_TYPES[question.inputType]}</Badge>
            <Text size="sm" c="dimmed">
              {CATEGORIES[question.category]}
            </Text>
          </Group>
          <Group justify="space-between">
            <QuestionStatus question={question} />
            {actions(question)}
          </Group>
        </>
      )}
    </RowList>
  );
}
