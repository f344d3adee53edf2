import { Badge, Text } from '@mantine/core';
import { CATEGORIES, INPUT_TYPES, type Question } from '@upcurve/contracts/quiz/questions';
import { createContext, use } from 'react';
import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { QuestionBadges } from './QuestionBadges.tsx';
import { QuestionStatus } from './QuestionStatusSwitch.tsx';

const column = columnsOf<Question>();

/** All questions, for the cells. The columns stay the same, because new ones would remount every cell. */
export const AllQuestions = createContext<readonly Question[]>([]);

function Badges({ question }: { question: Question }) {
  return <QuestionBadges question={question} all={use(AllQuestions)} />;
}

export const questionColumns = column.columns([
  column.accessor('order', {
    header: '#',
    cell: ({ getValue }) => (
      <Text span inherit c="dimmed">
        {getValue()}
      </Text>
    ),
    meta: { width: '2.5rem' },
  }),
  column.accessor('text', {
    header: 'Question',
    cell: ({ row: { original } }) => (
      <>
        <Text size="sm" fw={600}>
          {original.text}
        </Text>
        {original.description && (
          <Text size="sm" c="dimmed" maw="40rem">
            {original.description}
          </Text>
        )}
        <Badges question={original} />
      </>
    ),
  }),
  column.accessor('inputType', {
    header: 'Type',
    cell: ({ getValue }) => <Badge color="ink">{INPUT_TYPES[getValue()]}</Badge>,
    meta: { width: 'clamp(8.5rem, 11vw, 9.5rem)' },
  }),
  column.accessor('category', {
    header: 'Category',
    cell: ({ getValue }) => CATEGORIES[getValue()],
    meta: { width: 'clamp(5.5rem, 10vw, 9rem)' },
  }),
  column.accessor('isActive', {
    header: 'Status',
    cell: ({ row: { original } }) => <QuestionStatus question={original} />,
    meta: { width: '7.5rem' },
  }),
]);
