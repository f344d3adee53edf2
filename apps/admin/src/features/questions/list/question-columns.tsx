import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { CATEGORIES, INPUT_TYPES, type Question } from '@upcurve/contracts/quiz/questions';
import { createContext, use, useEffect } from 'react';
import classes from '../../../kit/table/list.module.css';
import { type Side, useSortable } from '../../../kit/table/order/use-sortable.ts';
import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { storedQuestionOf } from '../question-queries.ts';
import { QuestionBadges } from './QuestionBadges.tsx';
import { QuestionStatus } from './QuestionStatusSwitch.tsx';

const column = columnsOf<Question>();

interface Rows {
  /** Moves a question next to another one. */
  drop: (id: number, beside: number, side: Side) => void;
  all: readonly Question[];
}

/** What the cells need to know of the list. The columns stay the same, because new ones would remount every cell. */
export const QuestionRows = createContext<Rows>({ drop: () => {}, all: [] });

function Grip({ question: { id, text } }: { question: Question }) {
  const { drop } = use(QuestionRows);
  return (
    <RowGrip
      list="questions"
      id={String(id)}
      name={text}
      onDrop={(dropped, side) => drop(Number(dropped), id, side)}
    />
  );
}

function Badges({ question }: { question: Question }) {
  return <QuestionBadges question={question} all={use(QuestionRows).all} />;
}

export const questionColumns = column.columns([
  column.accessor('order', {
    header: '#',
    cell: ({ getValue, row: { original } }) => (
      <Group component="span" gap={2} ml={-8}>
        {storedQuestionOf(original) && <Grip question={original} />}
        <Text span inherit c="dimmed">
          {getValue()}
        </Text>
      </Group>
    ),
    meta: { width: '4rem' },
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

interface RowGripProps {
  /** Identifies the list. Rows can be dragged within one list. */
  list: string;
  id: string;
  name: string;
  /** Called when the row `id` is dropped on this row, before or after it. */
  onDrop: (id: string, side: Side) => void;
}

/** The drag handle of a row. The caller handles the keys. */
function RowGrip({ name, ...of }: RowGripProps) {
  const { ref, handle, isDragged, side } = useSortable<HTMLElement, HTMLButtonElement>({
    ...of,
    axis: 'vertical',
  });

  // Sets attributes, because the list renders the row.
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    if (side) row.dataset.side = side;
    else delete row.dataset.side;
    row.toggleAttribute('data-dragged', isDragged);
  }, [ref, side, isDragged]);

  return (
    <ActionIcon
      ref={(button) => {
        handle.current = button;
        ref.current = button?.closest<HTMLElement>('[data-row]') ?? null;
      }}
      size={28}
      className={classes.grip}
      aria-label={`Move ${name}: press Alt with up or down`}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    >
      <IconGripVertical size={16} stroke={1.6} />
    </ActionIcon>
  );
}
