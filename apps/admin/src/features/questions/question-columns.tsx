import { Badge, Text } from '@mantine/core';
import { CATEGORIES, INPUT_TYPES, type Question } from '@upcurve/contracts/questions';
import { columnsOf } from '../../components/list-columns.ts';
import { QuestionStatus } from './QuestionStatus.tsx';
import classes from './questions.module.css';

const column = columnsOf<Question>();

export const questionColumns = column.columns([
  column.accessor('order', {
    header: '#',
    cell: ({ getValue }) => <span className={classes.order}>{getValue()}</span>,
    meta: { width: '3rem' },
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
      </>
    ),
  }),
  column.accessor('inputType', {
    header: 'Type',
    cell: ({ getValue }) => <Badge color="ink">{INPUT_TYPES[getValue()]}</Badge>,
    meta: { width: '9.5rem' },
  }),
  column.accessor('category', {
    header: 'Category',
    cell: ({ getValue }) => CATEGORIES[getValue()],
    meta: { width: '9rem' },
  }),
  column.accessor('isActive', {
    header: 'Status',
    cell: ({ row: { original } }) => <QuestionStatus question={original} />,
    meta: { width: '7.5rem' },
  }),
]);
