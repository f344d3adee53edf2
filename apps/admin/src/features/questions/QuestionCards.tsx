import { Badge, Text } from '@mantine/core';
import { CATEGORIES, INPUT_TYPES, type Question } from '@upcurve/contracts/questions';
import classes from './QuestionCards.module.css';
import { QuestionStatus } from './QuestionStatus.tsx';
import { type QuestionAction, RowActions } from './RowActions.tsx';

interface QuestionCardsProps {
  questions: readonly Question[];
  onAction: (action: QuestionAction, question: Question) => void;
}

/** The questions on a phone: what the table says, one card each. */
export function QuestionCards({ questions, onAction }: QuestionCardsProps) {
  return (
    <ul className={classes.list} aria-label="Eligibility questions">
      {questions.map((question) => (
        <li key={question.id} className={classes.card}>
          <Text size="sm" fw={600}>
            <span className={classes.order}>{question.order}</span> {question.text}
          </Text>
          {question.description && (
            <Text size="sm" c="dimmed">
              {question.description}
            </Text>
          )}
          <div className={classes.facts}>
            <Badge color="ink">{INPUT_TYPES[question.inputType]}</Badge>
            <Text size="sm" c="dimmed">
              {CATEGORIES[question.category]}
            </Text>
          </div>
          <div className={classes.foot}>
            <QuestionStatus question={question} />
            <RowActions question={question} onAction={onAction} />
          </div>
        </li>
      ))}
    </ul>
  );
}
