import { Badge, Group, Text } from '@mantine/core';
import { CATEGORIES, INPUT_TYPES, type Question } from '@upcurve/contracts/questions';
import type { ReactNode } from 'react';
import { RowList } from '../../components/RowList.tsx';
import { QuestionBadges } from './QuestionBadges.tsx';
import { QuestionStatus } from './QuestionStatus.tsx';
import classes from './questions.module.css';

interface QuestionCardsProps {
  questions: readonly Question[];
  /** Those that are not found too. */
  all: readonly Question[];
  actions: (question: Question) => ReactNode;
}

/** The questions on a phone: what the table says, one card each. */
export function QuestionCards({ questions, all, actions }: QuestionCardsProps) {
  return (
    <RowList label="Eligibility questions" rows={questions}>
      {(question) => (
        <>
          <Text size="sm" fw={600}>
            <span className={classes.order}>{question.order}</span> {question.text}
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
